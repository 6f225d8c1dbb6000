import { expected as kolbenlust } from './sites-93/kolbenlust/expected.ts';
import { expected as kornhausplatz } from './sites-93/kornhausplatz/expected.ts';
import { expected as ostermoor } from './sites-93/ostermoor/expected.ts';
import { expected as ranzenhofer } from './sites-93/ranzenhofer/expected.ts';
import { expected as tschanunRuefli } from './sites-93/tschanun-ruefli/expected.ts';
import { expected as wannenrichtig } from './sites-93/wannenrichtig/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'ostermoor', hosts: ['www.ostermoor-foerdertechnik.de', 'ostermoor-foerdertechnik.de'], expected: ostermoor },
  {
    name: 'wannenrichtig',
    hosts: ['www.wannenrichtig-voecklabruck.at', 'wannenrichtig-voecklabruck.at'],
    expected: wannenrichtig,
  },
  { name: 'kolbenlust', hosts: ['www.kolbenlust-technik.ch', 'kolbenlust-technik.ch'], expected: kolbenlust },
  { name: 'kornhausplatz', hosts: ['www.augen-kornhausplatz.de', 'augen-kornhausplatz.de'], expected: kornhausplatz },
  { name: 'ranzenhofer', hosts: ['www.ranzenhofer-spedition.at', 'ranzenhofer-spedition.at'], expected: ranzenhofer },
  { name: 'tschanun-ruefli', hosts: ['www.tschanun-ruefli.ch', 'tschanun-ruefli.ch'], expected: tschanunRuefli },
];
