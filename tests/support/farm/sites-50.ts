import { expected as pfnadschek } from './sites-50/pfnadschek/expected.ts';
import { expected as quastenfleth } from './sites-50/quastenfleth/expected.ts';
import { expected as tjadenfreese } from './sites-50/tjadenfreese/expected.ts';
import { expected as tschuppenried } from './sites-50/tschuppenried/expected.ts';
import { expected as zibbelmann } from './sites-50/zibbelmann/expected.ts';
import { expected as zvStepenitz } from './sites-50/zv-stepenitz/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'quastenfleth', hosts: ['www.quastenfleth-dienste.de', 'quastenfleth-dienste.de'], expected: quastenfleth },
  { name: 'pfnadschek', hosts: ['www.pfnadschek-stahlbau.at', 'pfnadschek-stahlbau.at'], expected: pfnadschek },
  { name: 'tjadenfreese', hosts: ['www.therapie-tjadenfreese.de', 'therapie-tjadenfreese.de'], expected: tjadenfreese },
  {
    name: 'zibbelmann',
    hosts: ['www.weinhof-zibbelmann.de', 'weinhof-zibbelmann.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: zibbelmann,
  },
  {
    name: 'tschuppenried',
    hosts: ['www.tschuppenried.ch', 'tschuppenried.ch'],
    routes: { '/_nuxt/b41f0c9.js': '_nuxt/b41f0c9.js' },
    expected: tschuppenried,
  },
  { name: 'zv-stepenitz', hosts: ['www.zv-stepenitz-dosse.de', 'zv-stepenitz-dosse.de'], expected: zvStepenitz },
];
