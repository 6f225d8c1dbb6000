import { expected as almrausch } from './sites-134/almrausch/expected.ts';
import { expected as kaegi } from './sites-134/kaegi/expected.ts';
import { expected as oltmanns } from './sites-134/oltmanns/expected.ts';
import { expected as rehkugler } from './sites-134/rehkugler/expected.ts';
import { expected as skagerholm } from './sites-134/skagerholm/expected.ts';
import { expected as sozialwerk } from './sites-134/sozialwerk/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'oltmanns', hosts: ['www.oltmanns-fenster-brake.de', 'oltmanns-fenster-brake.de'], expected: oltmanns },
  {
    name: 'almrausch',
    hosts: ['www.almrauschhof-wildschoenau.at', 'almrauschhof-wildschoenau.at'],
    expected: almrausch,
  },
  { name: 'kaegi', hosts: ['www.kaegi-wuethrich.ch', 'kaegi-wuethrich.ch'], expected: kaegi },
  {
    name: 'sozialwerk',
    hosts: ['www.sozialwerk-lindenau-mulde.de', 'sozialwerk-lindenau-mulde.de'],
    expected: sozialwerk,
  },
  { name: 'skagerholm', hosts: ['www.skagerholm-pumpen.de', 'skagerholm-pumpen.de'], expected: skagerholm },
  {
    name: 'rehkugler',
    hosts: ['www.rehkugler-makler-aisch.de', 'rehkugler-makler-aisch.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: rehkugler,
  },
];
