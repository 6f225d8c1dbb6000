import { expected as ilsenbrook } from './sites-100/ilsenbrook/expected.ts';
import { expected as kvasthoff } from './sites-100/kvasthoff/expected.ts';
import { expected as ortenwald } from './sites-100/ortenwald/expected.ts';
import { expected as pfnuerhauser } from './sites-100/pfnuerhauser/expected.ts';
import { expected as raesbuehler } from './sites-100/raesbuehler/expected.ts';
import { expected as wiehenkoetter } from './sites-100/wiehenkoetter/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'wiehenkoetter',
    hosts: ['www.treppen-wiehenkoetter.de', 'treppen-wiehenkoetter.de'],
    expected: wiehenkoetter,
  },
  { name: 'pfnuerhauser', hosts: ['www.pfnuerhauser-glas.at', 'pfnuerhauser-glas.at'], expected: pfnuerhauser },
  {
    name: 'raesbuehler',
    hosts: ['www.raesbuehler-carrosserie.ch', 'raesbuehler-carrosserie.ch'],
    expected: raesbuehler,
  },
  { name: 'kvasthoff', hosts: ['www.kvasthoff-dosiertechnik.de', 'kvasthoff-dosiertechnik.de'], expected: kvasthoff },
  { name: 'ortenwald', hosts: ['www.ortenwald-reinraum.at', 'ortenwald-reinraum.at'], expected: ortenwald },
  { name: 'ilsenbrook', hosts: ['www.nahwaerme-ilsenbrook.de', 'nahwaerme-ilsenbrook.de'], expected: ilsenbrook },
];
