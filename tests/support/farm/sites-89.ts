import { expected as e0 } from './sites-89/prielwarth-heizung/expected.ts';
import { expected as e1 } from './sites-89/quandelmeier-dosiertechnik/expected.ts';
import { expected as e3 } from './sites-89/sozialwerk-hallernbach/expected.ts';
import { expected as e2 } from './sites-89/zwiffelbrunner-weingut/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'prielwarth-heizung', hosts: ['www.prielwarth-waerme.de', 'prielwarth-waerme.de'], expected: e0 },
  { name: 'quandelmeier-dosiertechnik', hosts: ['www.quandelmeier-dosing.de', 'quandelmeier-dosing.de'], expected: e1 },
  { name: 'zwiffelbrunner-weingut', hosts: ['www.zwiffelbrunner-wein.at', 'zwiffelbrunner-wein.at'], expected: e2 },
  {
    name: 'sozialwerk-hallernbach',
    hosts: ['www.sozialwerk-hallernbach.de', 'sozialwerk-hallernbach.de'],
    expected: e3,
  },
];
