import { expected as burgholzer } from './sites-133/burgholzer/expected.ts';
import { expected as hollbein } from './sites-133/hollbein/expected.ts';
import { expected as morgenrain } from './sites-133/morgenrain/expected.ts';
import { expected as ruedenauer } from './sites-133/ruedenauer/expected.ts';
import { expected as sagschneider } from './sites-133/sagschneider/expected.ts';
import { expected as wiebrock } from './sites-133/wiebrock/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'ruedenauer',
    hosts: ['www.ruedenauer-foerdertechnik.de', 'ruedenauer-foerdertechnik.de'],
    expected: ruedenauer,
  },
  {
    name: 'sagschneider',
    hosts: ['www.sagschneider-haustechnik.at', 'sagschneider-haustechnik.at'],
    expected: sagschneider,
  },
  { name: 'burgholzer', hosts: ['www.treppora-thun.ch', 'treppora-thun.ch'], expected: burgholzer },
  { name: 'morgenrain', hosts: ['www.haus-morgenrain.de', 'haus-morgenrain.de'], expected: morgenrain },
  {
    name: 'wiebrock',
    hosts: ['www.wiebrock-naturstein.de', 'wiebrock-naturstein.de'],
    charset: 'windows-1252',
    expected: wiebrock,
  },
  { name: 'hollbein', hosts: ['www.hollbein-traenkner.de', 'hollbein-traenkner.de'], expected: hollbein },
];
