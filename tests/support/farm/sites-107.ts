import { expected as hallwachs } from './sites-107/hallwachs/expected.ts';
import { expected as jagsthang } from './sites-107/jagsthang/expected.ts';
import { expected as plattakar } from './sites-107/plattakar/expected.ts';
import { expected as schiesslbauer } from './sites-107/schiesslbauer/expected.ts';
import { expected as schuermeier } from './sites-107/schuermeier/expected.ts';
import { expected as wermbter } from './sites-107/wermbter/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'schiesslbauer', hosts: ['www.schiesslbauer-holz.de', 'schiesslbauer-holz.de'], expected: schiesslbauer },
  { name: 'plattakar', hosts: ['www.schischule-plattakar.at', 'schischule-plattakar.at'], expected: plattakar },
  { name: 'schuermeier', hosts: ['www.schuermeier-uhrenband.ch', 'schuermeier-uhrenband.ch'], expected: schuermeier },
  { name: 'jagsthang', hosts: ['www.apfelpresse-jagsthang.de', 'apfelpresse-jagsthang.de'], expected: jagsthang },
  {
    name: 'wermbter',
    hosts: ['www.wermbter-glocken.de', 'wermbter-glocken.de'],
    charset: 'windows-1252',
    expected: wermbter,
  },
  { name: 'hallwachs', hosts: ['www.hallwachs-oyen.de', 'hallwachs-oyen.de'], expected: hallwachs },
];
