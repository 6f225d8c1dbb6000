import { expected as farbenbundOberfranken } from './sites-43/farbenbund-oberfranken/expected.ts';
import { expected as holzwerkBrinkforth } from './sites-43/holzwerk-brinkforth/expected.ts';
import { expected as klavierwerkstattFoerde } from './sites-43/klavierwerkstatt-foerde/expected.ts';
import { expected as ofenbauGanahl } from './sites-43/ofenbau-ganahl/expected.ts';
import { expected as waeschereiAebersold } from './sites-43/waescherei-aebersold/expected.ts';
import { expected as wassergartenAmstetten } from './sites-43/wassergarten-amstetten/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'farbenbund-oberfranken',
    hosts: ['www.farbenbund-oberfranken.de', 'farbenbund-oberfranken.de'],
    expected: farbenbundOberfranken,
  },
  {
    name: 'holzwerk-brinkforth',
    hosts: ['www.holzwerk-brinkforth.de', 'holzwerk-brinkforth.de'],
    expected: holzwerkBrinkforth,
  },
  {
    name: 'klavierwerkstatt-foerde',
    hosts: ['www.klavierwerkstatt-foerde.de', 'klavierwerkstatt-foerde.de'],
    expected: klavierwerkstattFoerde,
  },
  { name: 'ofenbau-ganahl', hosts: ['www.ofenbau-ganahl.at', 'ofenbau-ganahl.at'], expected: ofenbauGanahl },
  {
    name: 'waescherei-aebersold',
    hosts: ['www.waescherei-aebersold.ch', 'waescherei-aebersold.ch'],
    expected: waeschereiAebersold,
  },
  {
    name: 'wassergarten-amstetten',
    hosts: ['www.wassergarten-amstetten.at', 'wassergarten-amstetten.at'],
    expected: wassergartenAmstetten,
  },
];
