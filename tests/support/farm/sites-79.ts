import { expected as e5 } from './sites-79/baugenossenschaft/expected.ts';
import { expected as e0 } from './sites-79/dachdecker-soest/expected.ts';
import { expected as e3 } from './sites-79/dosiertechnik-gruppe/expected.ts';
import { expected as e1 } from './sites-79/oelmuehle-at/expected.ts';
import { expected as e4 } from './sites-79/physio-konstanz/expected.ts';
import { expected as e2 } from './sites-79/treuhand-ch/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'dachdecker-soest', hosts: ['www.wurmhoelzer-dach.de', 'wurmhoelzer-dach.de'], expected: e0 },
  { name: 'oelmuehle-at', hosts: ['www.poeltlschrammer.at', 'poeltlschrammer.at'], expected: e1 },
  { name: 'treuhand-ch', hosts: ['www.zgrabueel-treuhand.ch', 'zgrabueel-treuhand.ch'], expected: e2 },
  { name: 'dosiertechnik-gruppe', hosts: ['www.kolbraecher.de', 'kolbraecher.de'], expected: e3 },
  { name: 'physio-konstanz', hosts: ['www.physio-brinkhoefle.de', 'physio-brinkhoefle.de'], expected: e4 },
  {
    name: 'baugenossenschaft',
    hosts: ['www.bg-ellerquist.de', 'bg-ellerquist.de'],
    routes: {
      '/index.php?id=2': 'wohnen.html',
      '/index.php?id=3': 'genossenschaft.html',
      '/index.php?id=4': 'service.html',
      '/index.php?id=7': 'aktuelles.html',
      '/index.php?id=9': 'kontakt.html',
      '/index.php?id=12': 'impressum.html',
      '/index.php?id=13': 'datenschutz.html',
    },
    fallback: 'fehler.html',
    expected: e5,
  },
];
