import { expected as baumschuleElmrath } from './sites-119/baumschule-elmrath/expected.ts';
import { expected as brenkhoffLautwein } from './sites-119/brenkhoff-lautwein/expected.ts';
import { expected as fahrschuleObergfeller } from './sites-119/fahrschule-obergfeller/expected.ts';
import { expected as pflegeMorgenrast } from './sites-119/pflege-morgenrast/expected.ts';
import { expected as stauffenegg } from './sites-119/stauffenegg/expected.ts';
import { expected as troendlin } from './sites-119/troendlin/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'brenkhoff-lautwein',
    hosts: ['www.brenkhoff-lautwein.de', 'brenkhoff-lautwein.de'],
    expected: brenkhoffLautwein,
  },
  {
    name: 'baumschule-elmrath',
    hosts: ['www.baumschule-elmrath.de', 'baumschule-elmrath.de'],
    expected: baumschuleElmrath,
  },
  {
    name: 'troendlin',
    hosts: ['www.troendlin-sondermaschinen.de', 'troendlin-sondermaschinen.de'],
    expected: troendlin,
  },
  {
    name: 'pflege-morgenrast',
    hosts: ['www.pflegedienst-morgenrast.de', 'pflegedienst-morgenrast.de'],
    expected: pflegeMorgenrast,
  },
  {
    name: 'fahrschule-obergfeller',
    hosts: ['www.fahrschule-obergfeller.at', 'fahrschule-obergfeller.at'],
    expected: fahrschuleObergfeller,
  },
  { name: 'stauffenegg', hosts: ['www.stauffenegg-it.ch', 'stauffenegg-it.ch'], expected: stauffenegg },
];
