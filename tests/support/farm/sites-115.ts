import { expected as brunnadern } from './sites-115/brunnadern/expected.ts';
import { expected as elstertal } from './sites-115/elstertal/expected.ts';
import { expected as kesselried } from './sites-115/kesselried/expected.ts';
import { expected as lindtobel } from './sites-115/lindtobel/expected.ts';
import { expected as ruhsam } from './sites-115/ruhsam/expected.ts';
import { expected as traunfeld } from './sites-115/traunfeld/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'kesselried', hosts: ['www.kesselried-dosier.de', 'kesselried-dosier.de'], expected: kesselried },
  { name: 'traunfeld', hosts: ['www.traunfeld-gewerbehof.at', 'traunfeld-gewerbehof.at'], expected: traunfeld },
  { name: 'brunnadern', hosts: ['www.brunnadern-kaffee.ch', 'brunnadern-kaffee.ch'], expected: brunnadern },
  { name: 'ruhsam', hosts: ['www.ruhsam-steyr.at', 'ruhsam-steyr.at'], expected: ruhsam },
  { name: 'elstertal', hosts: ['www.buergerwaerme-elstertal.de', 'buergerwaerme-elstertal.de'], expected: elstertal },
  { name: 'lindtobel', hosts: ['www.lindtobel-lifte.ch', 'lindtobel-lifte.ch'], expected: lindtobel },
];
