import { expected as kiekendiek } from './sites-102/boddenhotel-kiekendiek/expected.ts';
import { expected as grundelfinger } from './sites-102/grundelfinger-braeu/expected.ts';
import { expected as huerlibacher } from './sites-102/huerlibacher-haustechnik/expected.ts';
import { expected as kroissenbrunner } from './sites-102/kroissenbrunner-moebel/expected.ts';
import { expected as ovd } from './sites-102/ovd-katharinenwall/expected.ts';
import { expected as saalevektor } from './sites-102/saalevektor/expected.ts';
import { expected as schwingetal } from './sites-102/schwingetal-pflege/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'grundelfinger-braeu',
    hosts: ['www.grundelfinger-braeu.de', 'grundelfinger-braeu.de'],
    expected: grundelfinger,
  },
  {
    name: 'kroissenbrunner-moebel',
    hosts: ['www.kroissenbrunner-moebel.at', 'kroissenbrunner-moebel.at'],
    expected: kroissenbrunner,
  },
  { name: 'schwingetal-pflege', hosts: ['www.schwingetal-pflege.de', 'schwingetal-pflege.de'], expected: schwingetal },
  {
    name: 'huerlibacher-haustechnik',
    hosts: ['www.huerlibacher-haustechnik.ch', 'huerlibacher-haustechnik.ch'],
    expected: huerlibacher,
  },
  { name: 'ovd-katharinenwall', hosts: ['www.ovd-katharinenwall.de', 'ovd-katharinenwall.de'], expected: ovd },
  { name: 'saalevektor', hosts: ['www.saalevektor.de', 'saalevektor.de'], expected: saalevektor },
  {
    name: 'boddenhotel-kiekendiek',
    hosts: ['www.boddenhotel-kiekendiek.de', 'boddenhotel-kiekendiek.de'],
    charset: 'windows-1252',
    expected: kiekendiek,
  },
];
