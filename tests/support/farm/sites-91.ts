import { expected as spenglerei } from './sites-91/altwegg-spenglerei/expected.ts';
import { expected as gasthof } from './sites-91/gasthof-feichtlehner/expected.ts';
import { expected as hauchler } from './sites-91/hauchler-rees/expected.ts';
import { expected as kinderhaeuser } from './sites-91/kinderhaeuser-lahnwiese/expected.ts';
import { expected as meinken } from './sites-91/meinken-haustechnik/expected.ts';
import { expected as kanzlei } from './sites-91/tlb-steuerkanzlei/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'meinken-haustechnik',
    hosts: ['www.meinken-haustechnik.de', 'meinken-haustechnik.de'],
    expected: meinken,
  },
  {
    name: 'tlb-steuerkanzlei',
    hosts: ['www.tlb-steuerkanzlei.de', 'tlb-steuerkanzlei.de'],
    expected: kanzlei,
  },
  {
    name: 'hauchler-rees',
    hosts: ['www.hauchler-rees.de', 'hauchler-rees.de'],
    expected: hauchler,
  },
  {
    name: 'gasthof-feichtlehner',
    hosts: ['www.gasthof-feichtlehner.at', 'gasthof-feichtlehner.at'],
    expected: gasthof,
  },
  {
    name: 'altwegg-spenglerei',
    hosts: ['www.altwegg-spenglerei.ch', 'altwegg-spenglerei.ch'],
    expected: spenglerei,
  },
  {
    name: 'kinderhaeuser-lahnwiese',
    hosts: ['www.kinderhaeuser-lahnwiese.de', 'kinderhaeuser-lahnwiese.de'],
    charset: 'windows-1252',
    expected: kinderhaeuser,
  },
];
