import { expected as haverlohe } from './sites-87/haverlohe-sozialwerk/expected.ts';
import { expected as huerzbrunner } from './sites-87/huerzbrunner-ingenieure/expected.ts';
import { expected as zwickenpflug } from './sites-87/polsterei-zwickenpflug/expected.ts';
import { expected as stranzlgruber } from './sites-87/stranzlgruber/expected.ts';
import { expected as ohnekrug } from './sites-87/tierarzt-ohnekrug/expected.ts';
import { expected as troesselbrink } from './sites-87/troesselbrink-blech/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'troesselbrink-blech',
    hosts: ['www.troesselbrink-blech.de', 'troesselbrink-blech.de'],
    expected: troesselbrink,
  },
  {
    name: 'tierarzt-ohnekrug',
    hosts: ['www.tierarzt-ohnekrug-wibbelsen.de', 'tierarzt-ohnekrug-wibbelsen.de'],
    expected: ohnekrug,
  },
  {
    name: 'polsterei-zwickenpflug',
    hosts: ['www.polsterei-zwickenpflug.de', 'polsterei-zwickenpflug.de'],
    expected: zwickenpflug,
  },
  {
    name: 'huerzbrunner-ingenieure',
    hosts: ['www.huerzbrunner-ing.ch', 'huerzbrunner-ing.ch'],
    expected: huerzbrunner,
  },
  { name: 'stranzlgruber', hosts: ['www.stranzlgruber.at', 'stranzlgruber.at'], expected: stranzlgruber },
  {
    name: 'haverlohe-sozialwerk',
    hosts: ['www.haverlohe-sozialwerk.de', 'haverlohe-sozialwerk.de'],
    expected: haverlohe,
  },
];
