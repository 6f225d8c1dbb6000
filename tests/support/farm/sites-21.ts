import { expected as ballhausen } from './sites-21/ballhausen-saaten/expected.ts';
import { expected as gitzialp } from './sites-21/bergbahnen-gitzialp/expected.ts';
import { expected as brackmann } from './sites-21/brackmann-tiede/expected.ts';
import { expected as doerflinger } from './sites-21/doerflinger-werkzeuge/expected.ts';
import { expected as dornseif } from './sites-21/dornseif-kratzenberg/expected.ts';
import { expected as lehnigk } from './sites-21/optik-lehnigk/expected.ts';
import { expected as pfannenschmidt } from './sites-21/pfannenschmidt-orthopaedieschuhe/expected.ts';
import { expected as oberhaensli } from './sites-21/schreinerei-oberhaensli/expected.ts';
import { expected as hambrecht } from './sites-21/steuerkanzlei-hambrecht/expected.ts';
import { expected as tegtmeyer } from './sites-21/tegtmeyer-gebaeudedienste/expected.ts';
import { expected as gschweidl } from './sites-21/weingut-gschweidl/expected.ts';
import { expected as woegerbauer } from './sites-21/woegerbauer-transporte/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites of installers, advisers, makers, shops, winegrowers and lifts. */
export const sites: Site[] = [
  {
    name: 'brackmann-tiede',
    hosts: ['www.brackmann-tiede.de', 'brackmann-tiede.de'],
    expected: brackmann,
  },
  {
    name: 'steuerkanzlei-hambrecht',
    hosts: ['steuerkanzlei-hambrecht.de', 'www.steuerkanzlei-hambrecht.de'],
    expected: hambrecht,
  },
  {
    name: 'doerflinger-werkzeuge',
    hosts: ['www.doerflinger-werkzeuge.de', 'doerflinger-werkzeuge.de'],
    expected: doerflinger,
  },
  {
    name: 'optik-lehnigk',
    hosts: ['www.optik-lehnigk.de', 'optik-lehnigk.de'],
    expected: lehnigk,
  },
  {
    name: 'schreinerei-oberhaensli',
    hosts: ['schreinerei-oberhaensli.ch', 'www.schreinerei-oberhaensli.ch'],
    expected: oberhaensli,
  },
  {
    name: 'woegerbauer-transporte',
    hosts: ['www.woegerbauer-transporte.at', 'woegerbauer-transporte.at'],
    expected: woegerbauer,
  },
  {
    name: 'tegtmeyer-gebaeudedienste',
    hosts: ['www.tegtmeyer-gebaeudedienste.de', 'tegtmeyer-gebaeudedienste.de'],
    expected: tegtmeyer,
  },
  {
    name: 'pfannenschmidt-orthopaedieschuhe',
    hosts: ['pfannenschmidt-ost.de', 'www.pfannenschmidt-ost.de'],
    expected: pfannenschmidt,
  },
  {
    name: 'dornseif-kratzenberg',
    hosts: ['www.dk-ingenieure-kassel.de', 'dk-ingenieure-kassel.de'],
    expected: dornseif,
  },
  {
    name: 'ballhausen-saaten',
    hosts: ['www.ballhausen-saaten.de', 'ballhausen-saaten.de'],
    redirects: { '/': '/de' },
    expected: ballhausen,
  },
  {
    name: 'bergbahnen-gitzialp',
    hosts: ['www.gitzialp.ch', 'gitzialp.ch'],
    expected: gitzialp,
  },
  {
    name: 'weingut-gschweidl',
    hosts: ['www.gschweidl.at', 'gschweidl.at'],
    expected: gschweidl,
  },
];
