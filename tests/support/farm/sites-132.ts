import { expected as baumpflege } from './sites-132/baumpflege/expected.ts';
import { expected as fachuebersetzung } from './sites-132/fachuebersetzung/expected.ts';
import { expected as hoerakustik } from './sites-132/hoerakustik/expected.ts';
import { expected as kranvermietung } from './sites-132/kranvermietung/expected.ts';
import { expected as orgelbau } from './sites-132/orgelbau/expected.ts';
import { expected as sattlerei } from './sites-132/sattlerei/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'orgelbau', hosts: ['www.haberstroh-orgeln.de', 'haberstroh-orgeln.de'], expected: orgelbau },
  {
    name: 'sattlerei',
    hosts: ['www.sattlerei-moosbrugger.at', 'sattlerei-moosbrugger.at'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: sattlerei,
  },
  { name: 'baumpflege', hosts: ['www.kronwerk-jever.de', 'kronwerk-jever.de'], expected: baumpflege },
  { name: 'kranvermietung', hosts: ['www.zurbrueggler-krane.ch', 'zurbrueggler-krane.ch'], expected: kranvermietung },
  {
    name: 'fachuebersetzung',
    hosts: ['www.sprachkontor-gaisbauer.at', 'sprachkontor-gaisbauer.at'],
    expected: fachuebersetzung,
  },
  { name: 'hoerakustik', hosts: ['www.hoerhaus-tiedtke.de', 'hoerhaus-tiedtke.de'], expected: hoerakustik },
];
