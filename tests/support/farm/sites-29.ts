import { expected as backkulturAemmegrund } from './sites-29/backkultur-aemmegrund/expected.ts';
import { expected as droelschenKunststoff } from './sites-29/droelschen-kunststoff/expected.ts';
import { expected as gschenktum } from './sites-29/gschenktum/expected.ts';
import { expected as gundelrabeShop } from './sites-29/gundelrabe-shop/expected.ts';
import { expected as hadelwerthReinigung } from './sites-29/hadelwerth-reinigung/expected.ts';
import { expected as haubrichsenElektro } from './sites-29/haubrichsen-elektro/expected.ts';
import { expected as hemmwischAnalytik } from './sites-29/hemmwisch-analytik/expected.ts';
import { expected as kleinholtStiftung } from './sites-29/kleinholt-stiftung/expected.ts';
import { expected as praxisklinikWendelrath } from './sites-29/praxisklinik-wendelrath/expected.ts';
import { expected as rethmoehlenBau } from './sites-29/rethmoehlen-bau/expected.ts';
import { expected as weingutFendrichsMauel } from './sites-29/weingut-fendrichs-mauel/expected.ts';
import { expected as zwGeotechnik } from './sites-29/zw-geotechnik/expected.ts';
import type { Site } from './types.ts';

/** Companies of many trades, each saying its facts in words of its own: wine, soil, bread, gifts, plastics, cleaning, building. */
export const sites: Site[] = [
  {
    name: 'weingut-fendrichs-mauel',
    hosts: ['www.fendrichs-mauel.de', 'fendrichs-mauel.de'],
    expected: weingutFendrichsMauel,
  },
  { name: 'zw-geotechnik', hosts: ['www.zw-geotechnik.de', 'zw-geotechnik.de'], expected: zwGeotechnik },
  { name: 'backkultur-aemmegrund', hosts: ['www.aemmegrund.ch', 'aemmegrund.ch'], expected: backkulturAemmegrund },
  { name: 'gschenktum', hosts: ['www.gschenktum.at', 'gschenktum.at'], expected: gschenktum },
  { name: 'droelschen-kunststoff', hosts: ['www.droelschen.de', 'droelschen.de'], expected: droelschenKunststoff },
  {
    name: 'praxisklinik-wendelrath',
    hosts: ['www.praxisklinik-wendelrath.de', 'praxisklinik-wendelrath.de'],
    expected: praxisklinikWendelrath,
  },

  { name: 'hadelwerth-reinigung', hosts: ['www.hadelwerth.de', 'hadelwerth.de'], expected: hadelwerthReinigung },
  { name: 'gundelrabe-shop', hosts: ['www.gundelrabe.de', 'gundelrabe.de'], expected: gundelrabeShop },
  { name: 'rethmoehlen-bau', hosts: ['www.rethmoehlen-bau.de', 'rethmoehlen-bau.de'], expected: rethmoehlenBau },
  {
    name: 'kleinholt-stiftung',
    hosts: ['www.kleinholt-stiftung.de', 'kleinholt-stiftung.de'],
    expected: kleinholtStiftung,
  },
  { name: 'hemmwisch-analytik', hosts: ['www.hemmwisch.de', 'hemmwisch.de'], expected: hemmwischAnalytik },
  { name: 'haubrichsen-elektro', hosts: ['www.haubrichsen.de', 'haubrichsen.de'], expected: haubrichsenElektro },
];
