import { expected as bruendler } from './sites-122/bruendler-schreinerei/expected.ts';
import { expected as kadenzwerk } from './sites-122/kadenzwerk/expected.ts';
import { expected as lohrengel } from './sites-122/lohrengel-tschirch/expected.ts';
import { expected as rheinschwung } from './sites-122/rheinschwung/expected.ts';
import { expected as traunwinkel } from './sites-122/traunwinkel/expected.ts';
import { expected as wiegleb } from './sites-122/wiegleb-elektro/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'wiegleb-elektro',
    hosts: ['www.elektro-wiegleb-blankenburg.de', 'elektro-wiegleb-blankenburg.de'],
    expected: wiegleb,
  },
  {
    name: 'lohrengel-tschirch',
    hosts: ['www.lohrengel-tschirch.de', 'lohrengel-tschirch.de'],
    routes: {
      '/index.php?id=11': 'projekte.html',
      '/index.php?id=12': 'buero.html',
      '/index.php?id=13': 'stellen.html',
      '/index.php?id=14': 'kontakt.html',
      '/index.php?id=15': 'menschen.html',
      '/index.php?id=21': 'impressum.html',
      '/index.php?id=22': 'datenschutz.html',
    },
    expected: lohrengel,
  },
  {
    name: 'rheinschwung',
    hosts: ['www.fahrschule-rheinschwung.de', 'fahrschule-rheinschwung.de'],
    expected: rheinschwung,
  },
  {
    name: 'kadenzwerk',
    hosts: ['www.kadenzwerk-software.de', 'kadenzwerk-software.de'],
    expected: kadenzwerk,
  },
  {
    name: 'bruendler-schreinerei',
    hosts: ['www.schreinerei-bruendler-entlebuch.ch', 'schreinerei-bruendler-entlebuch.ch'],
    expected: bruendler,
  },
  {
    name: 'traunwinkel',
    hosts: ['www.physio-traunwinkel.at', 'physio-traunwinkel.at'],
    expected: traunwinkel,
  },
];
