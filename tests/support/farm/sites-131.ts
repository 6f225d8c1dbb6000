import { expected as brandlhuber } from './sites-131/brandlhuber/expected.ts';
import { expected as frigotherm } from './sites-131/frigotherm/expected.ts';
import { expected as klavierRaess } from './sites-131/klavier-raess/expected.ts';
import { expected as knoepfleSauter } from './sites-131/knoepfle-sauter/expected.ts';
import { expected as umweltbetriebe } from './sites-131/umweltbetriebe/expected.ts';
import { expected as wintersteller } from './sites-131/wintersteller/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'wintersteller', hosts: ['www.wintersteller-oefen.at', 'wintersteller-oefen.at'], expected: wintersteller },
  { name: 'klavier-raess', hosts: ['www.klavier-raess.ch', 'klavier-raess.ch'], expected: klavierRaess },
  {
    name: 'frigotherm',
    hosts: ['www.frigotherm-vonarburg.ch', 'frigotherm-vonarburg.ch'],
    expected: frigotherm,
  },
  {
    name: 'umweltbetriebe',
    hosts: ['www.umweltbetriebe-hachenburg.de', 'umweltbetriebe-hachenburg.de'],
    expected: umweltbetriebe,
  },
  {
    name: 'knoepfle-sauter',
    hosts: ['www.knoepfle-sauter.de', 'knoepfle-sauter.de'],
    expected: knoepfleSauter,
  },
  {
    name: 'brandlhuber',
    hosts: ['www.brandlhuber-buehne.de', 'brandlhuber-buehne.de'],
    charset: 'windows-1252',
    expected: brandlhuber,
  },
];
