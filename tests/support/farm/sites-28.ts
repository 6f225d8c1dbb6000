import { expected as gampelgrat } from './sites-28/gampelgrat/expected.ts';
import { expected as kellerquadrat } from './sites-28/kellerquadrat/expected.ts';
import { expected as kroellingAssmus } from './sites-28/kroelling-assmus/expected.ts';
import { expected as ohlendiekMautz } from './sites-28/ohlendiek-mautz/expected.ts';
import { expected as ramsfluh } from './sites-28/ramsfluh/expected.ts';
import { expected as regenpfeiferPflege } from './sites-28/regenpfeifer-pflege/expected.ts';
import { expected as schlossereiTroeglein } from './sites-28/schlosserei-troeglein/expected.ts';
import { expected as schwingeboden } from './sites-28/schwingeboden/expected.ts';
import { expected as tobeckerBauverein } from './sites-28/tobecker-bauverein/expected.ts';
import { expected as torkuhlSiebtechnik } from './sites-28/torkuhl-siebtechnik/expected.ts';
import { expected as wengertsweiler } from './sites-28/wengertsweiler/expected.ts';
import { expected as wuebbelhorst } from './sites-28/wuebbelhorst/expected.ts';
import type { Site } from './types.ts';

/** Companies of many trades, each saying its facts in words of its own: freight, teeth, cellar software, care, dancing, sieves. */
export const sites: Site[] = [
  {
    name: 'wuebbelhorst',
    hosts: ['www.wuebbelhorst-spedition.de', 'wuebbelhorst-spedition.de'],
    expected: wuebbelhorst,
  },
  { name: 'kroelling-assmus', hosts: ['www.kroelling-assmus.de', 'kroelling-assmus.de'], expected: kroellingAssmus },
  { name: 'gampelgrat', hosts: ['www.gampelgrat.at', 'gampelgrat.at'], expected: gampelgrat },
  { name: 'ramsfluh', hosts: ['www.ramsfluh.ch', 'ramsfluh.ch'], expected: ramsfluh },
  {
    name: 'wengertsweiler',
    hosts: ['www.hofmolkerei-wengertsweiler.de', 'hofmolkerei-wengertsweiler.de'],
    expected: wengertsweiler,
  },
  { name: 'ohlendiek-mautz', hosts: ['www.omr-lippstadt.de', 'omr-lippstadt.de'], expected: ohlendiekMautz },

  {
    name: 'schlosserei-troeglein',
    hosts: ['www.schlosserei-troeglein.de', 'schlosserei-troeglein.de'],
    expected: schlossereiTroeglein,
  },
  { name: 'kellerquadrat', hosts: ['www.kellerquadrat.de', 'kellerquadrat.de'], expected: kellerquadrat },
  {
    name: 'regenpfeifer-pflege',
    hosts: ['www.regenpfeifer-pflege.de', 'regenpfeifer-pflege.de'],
    expected: regenpfeiferPflege,
  },
  {
    name: 'tobecker-bauverein',
    hosts: ['www.tobecker-bauverein.de', 'tobecker-bauverein.de'],
    expected: tobeckerBauverein,
  },
  { name: 'schwingeboden', hosts: ['www.schwingeboden.de', 'schwingeboden.de'], expected: schwingeboden },
  { name: 'torkuhl-siebtechnik', hosts: ['www.torkuhl-sieb.de', 'torkuhl-sieb.de'], expected: torkuhlSiebtechnik },
];
