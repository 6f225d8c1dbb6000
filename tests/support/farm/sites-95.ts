import { expected as lasnitzer } from './sites-95/lasnitzer/expected.ts';
import { expected as orlitz } from './sites-95/orlitz/expected.ts';
import { expected as raebengasse } from './sites-95/raebengasse/expected.ts';
import { expected as rebschlaeger } from './sites-95/rebschlaeger/expected.ts';
import { expected as wegwarte } from './sites-95/wegwarte/expected.ts';
import { expected as wrohmberg } from './sites-95/wrohmberg/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'wegwarte', hosts: ['www.wegwarte-weserpflege.de', 'wegwarte-weserpflege.de'], expected: wegwarte },
  { name: 'orlitz', hosts: ['www.orlitz-hahnemann.de', 'orlitz-hahnemann.de'], expected: orlitz },
  { name: 'rebschlaeger', hosts: ['www.weingut-rebschlaeger.de', 'weingut-rebschlaeger.de'], expected: rebschlaeger },
  { name: 'lasnitzer', hosts: ['www.lasnitzer-bau.at', 'lasnitzer-bau.at'], expected: lasnitzer },
  { name: 'raebengasse', hosts: ['www.zahnpraxis-raebengasse.ch', 'zahnpraxis-raebengasse.ch'], expected: raebengasse },
  { name: 'wrohmberg', hosts: ['www.wrohmberg-spedition.de', 'wrohmberg-spedition.de'], expected: wrohmberg },
];
