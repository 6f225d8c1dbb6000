import { expected as brackzelt } from './sites-98/brackzelt/expected.ts';
import { expected as frostkamp } from './sites-98/frostkamp/expected.ts';
import { expected as sprvmakler } from './sites-98/sprvmakler/expected.ts';
import { expected as taxiruf } from './sites-98/taxiruf/expected.ts';
import { expected as waeschtobel } from './sites-98/waeschtobel/expected.ts';
import { expected as zistelroider } from './sites-98/zistelroider/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'frostkamp', hosts: ['www.frostkamp-kuehlung.de', 'frostkamp-kuehlung.de'], expected: frostkamp },
  {
    name: 'taxiruf',
    hosts: ['www.taxiruf-innerstetal.de', 'taxiruf-innerstetal.de'],
    charset: 'windows-1252',
    expected: taxiruf,
  },
  {
    name: 'brackzelt',
    hosts: ['www.zeltmacherei-brackmoeller.de', 'zeltmacherei-brackmoeller.de'],
    expected: brackzelt,
  },
  {
    name: 'zistelroider',
    hosts: ['www.zistelroider-schaltanlagen.at', 'zistelroider-schaltanlagen.at'],
    expected: zistelroider,
  },
  { name: 'sprvmakler', hosts: ['www.sp-makler-pongau.at', 'sp-makler-pongau.at'], expected: sprvmakler },
  { name: 'waeschtobel', hosts: ['www.waeschtobel-geomatik.ch', 'waeschtobel-geomatik.ch'], expected: waeschtobel },
];
