import { expected as arvenna } from './sites-96/arvenna/expected.ts';
import { expected as aschlreiter } from './sites-96/aschlreiter/expected.ts';
import { expected as ehrlinspiel } from './sites-96/ehrlinspiel/expected.ts';
import { expected as loevenkamp } from './sites-96/loevenkamp/expected.ts';
import { expected as sundlot } from './sites-96/sundlot/expected.ts';
import { expected as tebbenhoff } from './sites-96/tebbenhoff/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'sundlot', hosts: ['www.sundlot-taucharbeiten.de', 'sundlot-taucharbeiten.de'], expected: sundlot },
  {
    name: 'ehrlinspiel',
    hosts: ['www.theatertuch-ehrlinspiel.de', 'theatertuch-ehrlinspiel.de'],
    expected: ehrlinspiel,
  },
  { name: 'tebbenhoff', hosts: ['www.tebbenhoff-brunnen.de', 'tebbenhoff-brunnen.de'], expected: tebbenhoff },
  { name: 'loevenkamp', hosts: ['www.loevenkamp-buersten.de', 'loevenkamp-buersten.de'], expected: loevenkamp },
  { name: 'arvenna', hosts: ['www.arvenna-aromen.ch', 'arvenna-aromen.ch'], expected: arvenna },
  { name: 'aschlreiter', hosts: ['www.aschlreiter-waesche.at', 'aschlreiter-waesche.at'], expected: aschlreiter },
];
