import { expected as fahrtlicht } from './sites-90/fahrtlicht/expected.ts';
import { expected as haverlonk } from './sites-90/haverlonk/expected.ts';
import { expected as kroepfelsteiner } from './sites-90/kroepfelsteiner/expected.ts';
import { expected as quellmund } from './sites-90/quellmund/expected.ts';
import { expected as raemsauer } from './sites-90/raemsauer/expected.ts';
import { expected as vennemoor } from './sites-90/vennemoor/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'haverlonk', hosts: ['www.haverlonk-filterbau.de', 'haverlonk-filterbau.de'], expected: haverlonk },
  {
    name: 'quellmund',
    hosts: ['www.quellmund-sensorik.de', 'quellmund-sensorik.de'],
    routes: {
      '/index.php?id=4': 'p4.html',
      '/index.php?id=6': 'p6.html',
      '/index.php?id=9': 'p9.html',
      '/index.php?id=12': 'p12.html',
      '/index.php?id=15': 'p15.html',
      '/index.php?id=17': 'p17.html',
      '/index.php?id=18': 'p18.html',
    },
    expected: quellmund,
  },
  {
    name: 'vennemoor',
    hosts: ['www.vennemoor-orgelbau.de', 'vennemoor-orgelbau.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: vennemoor,
  },
  {
    name: 'fahrtlicht',
    hosts: ['www.fahrtlicht-lastenrad.de', 'fahrtlicht-lastenrad.de'],
    fallback: 'nicht-da.html',
    expected: fahrtlicht,
  },
  {
    name: 'kroepfelsteiner',
    hosts: ['www.kroepfelsteiner-kaelte.at', 'kroepfelsteiner-kaelte.at'],
    expected: kroepfelsteiner,
  },
  { name: 'raemsauer', hosts: ['www.raemsauer-seilbahn.ch', 'raemsauer-seilbahn.ch'], expected: raemsauer },
];
