import { expected as analytik } from './sites-88/analytik/expected.ts';
import { expected as eisenguss } from './sites-88/eisenguss/expected.ts';
import { expected as klarwasser } from './sites-88/klarwasser/expected.ts';
import { expected as lohnsteuerhilfe } from './sites-88/lohnsteuerhilfe/expected.ts';
import { expected as roesterei } from './sites-88/roesterei/expected.ts';
import { expected as tiefkuehl } from './sites-88/tiefkuehl/expected.ts';
import type { Site } from './types.ts';

const article = (id: number) => `/index.php?option=com_content&view=article&id=${id}`;

export const sites: Site[] = [
  { name: 'eisenguss', hosts: ['www.quarbsteyn-guss.de', 'quarbsteyn-guss.de'], expected: eisenguss },
  {
    name: 'klarwasser',
    hosts: ['www.klarwasser-koen.de', 'klarwasser-koen.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: klarwasser,
  },
  { name: 'lohnsteuerhilfe', hosts: ['www.zwirbelrath-steuer.de', 'zwirbelrath-steuer.de'], expected: lohnsteuerhilfe },
  { name: 'tiefkuehl', hosts: ['www.vossmerick-frost.de', 'vossmerick-frost.de'], expected: tiefkuehl },
  {
    name: 'roesterei',
    hosts: ['www.pfitschgruber-kaffee.at', 'pfitschgruber-kaffee.at'],
    routes: {
      [article(4)]: 'ueber.html',
      [article(7)]: 'kaffee.html',
      [article(9)]: 'herkunft.html',
      [article(12)]: 'besuchen.html',
      [article(15)]: 'offenlegung.html',
    },
    expected: roesterei,
  },
  { name: 'analytik', hosts: ['www.zwahlenbuel-analytik.ch', 'zwahlenbuel-analytik.ch'], expected: analytik },
];
