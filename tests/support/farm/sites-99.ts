import { expected as brinkschroeter } from './sites-99/brinkschroeter/expected.ts';
import { expected as netzhafner } from './sites-99/netzhafner/expected.ts';
import { expected as oldehus } from './sites-99/oldehus/expected.ts';
import { expected as ruettgerodt } from './sites-99/ruettgerodt/expected.ts';
import { expected as stierenmoos } from './sites-99/stierenmoos/expected.ts';
import { expected as zwieslehner } from './sites-99/zwieslehner/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'brinkschroeter',
    hosts: ['www.elektro-brinkschroeter.de', 'elektro-brinkschroeter.de'],
    expected: brinkschroeter,
  },
  { name: 'netzhafner', hosts: ['www.netzhafner.de', 'netzhafner.de'], expected: netzhafner },
  { name: 'zwieslehner', hosts: ['www.holzbau-zwieslehner.at', 'holzbau-zwieslehner.at'], expected: zwieslehner },
  { name: 'stierenmoos', hosts: ['www.kaeserei-stierenmoos.ch', 'kaeserei-stierenmoos.ch'], expected: stierenmoos },
  { name: 'oldehus', hosts: ['www.oldehus-thielbeer.de', 'oldehus-thielbeer.de'], expected: oldehus },
  { name: 'ruettgerodt', hosts: ['www.ruettgerodt-metall.de', 'ruettgerodt-metall.de'], expected: ruettgerodt },
];
