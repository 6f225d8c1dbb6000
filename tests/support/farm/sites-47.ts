import { expected as brueggenthiel } from './sites-47/brueggenthiel-spedition/expected.ts';
import { expected as huettelbrock } from './sites-47/cafe-huettelbrock/expected.ts';
import { expected as quirlitzsch } from './sites-47/quirlitzsch-haustechnik/expected.ts';
import { expected as tschirvuille } from './sites-47/tschirvuille/expected.ts';
import { expected as wendelquist } from './sites-47/wendelquist-ag/expected.ts';
import { expected as proellzinger } from './sites-47/zahn-proellzinger/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'quirlitzsch-haustechnik',
    hosts: ['www.quirlitzsch-haustechnik.de', 'quirlitzsch-haustechnik.de'],
    expected: quirlitzsch,
  },
  {
    name: 'brueggenthiel-spedition',
    hosts: ['www.brueggenthiel-spedition.de', 'brueggenthiel-spedition.de'],
    charset: 'windows-1252',
    expected: brueggenthiel,
  },
  { name: 'zahn-proellzinger', hosts: ['www.zahn-proellzinger.at', 'zahn-proellzinger.at'], expected: proellzinger },
  { name: 'tschirvuille', hosts: ['www.tschirvuille.ch', 'tschirvuille.ch'], expected: tschirvuille },
  { name: 'cafe-huettelbrock', hosts: ['www.cafe-huettelbrock.de', 'cafe-huettelbrock.de'], expected: huettelbrock },
  {
    name: 'wendelquist-ag',
    hosts: ['www.wendelquist-messtechnik.de', 'wendelquist-messtechnik.de'],
    expected: wendelquist,
  },
];
