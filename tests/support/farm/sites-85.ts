import { expected as dwinnefeld } from './sites-85/dwinnefeld-faehre/expected.ts';
import { expected as knaudrisch } from './sites-85/knaudrisch-buehnentextil/expected.ts';
import { expected as schlauersgrund } from './sites-85/schlauersgrund-trocknung/expected.ts';
import { expected as schnueffelrath } from './sites-85/schnueffelrath-spuerhunde/expected.ts';
import { expected as tschumplig } from './sites-85/tschumplig-schutzraum/expected.ts';
import { expected as ybblacher } from './sites-85/ybblacher-latschenbrennerei/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'knaudrisch-buehnentextil',
    hosts: ['www.knaudrisch-buehnentextil.de', 'knaudrisch-buehnentextil.de'],
    expected: knaudrisch,
  },
  {
    name: 'schnueffelrath-spuerhunde',
    hosts: ['www.schnueffelrath-spuerhunde.de', 'schnueffelrath-spuerhunde.de'],
    expected: schnueffelrath,
  },
  {
    name: 'dwinnefeld-faehre',
    hosts: ['www.dwinnefeld-suermeland.de', 'dwinnefeld-suermeland.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: dwinnefeld,
  },
  {
    name: 'schlauersgrund-trocknung',
    hosts: ['www.trocknung-schlauersgrund.de', 'trocknung-schlauersgrund.de'],
    expected: schlauersgrund,
  },
  { name: 'ybblacher-latschenbrennerei', hosts: ['www.ybblacher.at', 'ybblacher.at'], expected: ybblacher },
  { name: 'tschumplig-schutzraum', hosts: ['www.tschumplig.ch', 'tschumplig.ch'], expected: tschumplig },
];
