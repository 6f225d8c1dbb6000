import { expected as dachdecker } from './sites-44/dachdecker-knorzpetter/expected.ts';
import { expected as feinwerk } from './sites-44/feinwerk-wyssenfluehler/expected.ts';
import { expected as kanzlei } from './sites-44/kanzlei-zabelstetter/expected.ts';
import { expected as landtechnik } from './sites-44/landtechnik-zwislpointner/expected.ts';
import { expected as verein } from './sites-44/verein-trullenbeck/expected.ts';
import { expected as verpackung } from './sites-44/verpackung-kwisthaupt/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'dachdecker-knorzpetter',
    hosts: ['www.knorzpetter-bedachungen.de', 'knorzpetter-bedachungen.de'],
    expected: dachdecker,
  },
  {
    name: 'landtechnik-zwislpointner',
    hosts: ['www.zwislpointner-landtechnik.at', 'zwislpointner-landtechnik.at'],
    expected: landtechnik,
  },
  {
    name: 'feinwerk-wyssenfluehler',
    hosts: ['www.wyssenfluehler.ch', 'wyssenfluehler.ch'],
    expected: feinwerk,
  },
  {
    name: 'verpackung-kwisthaupt',
    hosts: ['www.kwisthaupt-verpackung.de', 'kwisthaupt-verpackung.de'],
    expected: verpackung,
  },
  {
    name: 'verein-trullenbeck',
    hosts: ['www.trullenbeck-werk.de', 'trullenbeck-werk.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: verein,
  },
  {
    name: 'kanzlei-zabelstetter',
    hosts: ['www.zabelstetter-doerfflinck.de', 'zabelstetter-doerfflinck.de'],
    expected: kanzlei,
  },
];
