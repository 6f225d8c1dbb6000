import { expected as ahrendsen } from './sites-94/ahrendsen/expected.ts';
import { expected as brockwedel } from './sites-94/brockwedel/expected.ts';
import { expected as nethegau } from './sites-94/nethegau/expected.ts';
import { expected as ofenruh } from './sites-94/ofenruh/expected.ts';
import { expected as solferis } from './sites-94/solferis/expected.ts';
import { expected as voltruhe } from './sites-94/voltruhe/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'ahrendsen',
    hosts: ['www.ahrendsen-vosskuhl.de', 'ahrendsen-vosskuhl.de'],
    fallback: 'nicht-gefunden.html',
    expected: ahrendsen,
  },
  { name: 'voltruhe', hosts: ['www.voltruhe.at', 'voltruhe.at'], expected: voltruhe },
  { name: 'brockwedel', hosts: ['www.brockwedel-kommunal.de', 'brockwedel-kommunal.de'], expected: brockwedel },
  { name: 'ofenruh', hosts: ['www.ofenruh.at', 'ofenruh.at'], expected: ofenruh },
  { name: 'solferis', hosts: ['www.solferis.ch', 'solferis.ch'], expected: solferis },
  {
    name: 'nethegau',
    hosts: ['www.aw-nethegau.de', 'aw-nethegau.de'],
    charset: 'windows-1252',
    routes: {
      '/index.php?object=11': 'gebuehren.html',
      '/index.php?object=12': 'annahmestellen.html',
      '/index.php?object=13': 'ueberuns.html',
      '/index.php?object=14': 'bekanntmachungen.html',
      '/index.php?object=21': 'kontakt.html',
      '/index.php?object=22': 'impressum.html',
      '/index.php?object=23': 'datenschutz.html',
    },
    expected: nethegau,
  },
];
