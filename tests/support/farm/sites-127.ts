import { expected as eglschwandner } from './sites-127/eglschwandner/expected.ts';
import { expected as gysenmatter } from './sites-127/gysenmatter/expected.ts';
import { expected as moehlenkampTjarks } from './sites-127/moehlenkamp-tjarks/expected.ts';
import { expected as rauchenzauner } from './sites-127/rauchenzauner/expected.ts';
import { expected as siedlhammergut } from './sites-127/siedlhammergut/expected.ts';
import { expected as zgraggmatt } from './sites-127/zgraggmatt/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'eglschwandner',
    hosts: ['www.schreinerei-eglschwandner.de', 'schreinerei-eglschwandner.de'],
    expected: eglschwandner,
  },
  {
    name: 'rauchenzauner',
    hosts: ['www.rauchenzauner-spedition.at', 'rauchenzauner-spedition.at'],
    expected: rauchenzauner,
  },
  {
    name: 'moehlenkamp-tjarks',
    hosts: ['www.moehlenkamp-tjarks.de', 'moehlenkamp-tjarks.de'],
    expected: moehlenkampTjarks,
  },
  { name: 'zgraggmatt', hosts: ['www.zgraggmatt.ch', 'zgraggmatt.ch'], expected: zgraggmatt },
  {
    name: 'siedlhammergut',
    hosts: ['www.siedlhammergut.at', 'siedlhammergut.at'],
    expected: siedlhammergut,
  },
  {
    name: 'gysenmatter',
    hosts: ['www.gysenmatter-metallbau.ch', 'gysenmatter-metallbau.ch'],
    expected: gysenmatter,
  },
];
