import { expected as gamsegg } from './sites-112/gamsegg/expected.ts';
import { expected as haverlohn } from './sites-112/haverlohn/expected.ts';
import { expected as moosrainer } from './sites-112/moosrainer/expected.ts';
import { expected as rotdorn } from './sites-112/rotdorn/expected.ts';
import { expected as toblerruckli } from './sites-112/toblerruckli/expected.ts';
import { expected as wittgrebe } from './sites-112/wittgrebe/expected.ts';
import type { Site } from './types.ts';

/** Ordinary trades as such companies really write: electrician, tax consultancy, hotel, engineering firm, bakery chain, pharmacy. */
export const sites: Site[] = [
  {
    name: 'haverlohn',
    hosts: ['www.elektro-haverlohn.de', 'elektro-haverlohn.de'],
    expected: haverlohn,
  },
  {
    name: 'moosrainer',
    hosts: ['www.mfp-steuerwerk.de', 'mfp-steuerwerk.de'],
    expected: moosrainer,
  },
  { name: 'gamsegg', hosts: ['www.hotel-gamsegg.at', 'hotel-gamsegg.at'], expected: gamsegg },
  {
    name: 'toblerruckli',
    hosts: ['www.tobler-ruckli.ch', 'tobler-ruckli.ch'],
    expected: toblerruckli,
  },
  {
    name: 'wittgrebe',
    hosts: ['www.backhaus-wittgrebe.de', 'backhaus-wittgrebe.de'],
    expected: wittgrebe,
  },
  {
    name: 'rotdorn',
    hosts: ['www.rotdorn-apotheke-hbs.de', 'rotdorn-apotheke-hbs.de'],
    expected: rotdorn,
  },
];
