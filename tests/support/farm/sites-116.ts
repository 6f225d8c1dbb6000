import { expected as chaeslager } from './sites-116/chaeslager/expected.ts';
import { expected as gugganigg } from './sites-116/gugganigg/expected.ts';
import { expected as hellenpfad } from './sites-116/hellenpfad/expected.ts';
import { expected as noertemann } from './sites-116/noertemann/expected.ts';
import { expected as orgelzweimueller } from './sites-116/orgelzweimueller/expected.ts';
import { expected as tjardsen } from './sites-116/tjardsen/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'tjardsen',
    hosts: ['www.tjardsen-raum.de', 'tjardsen-raum.de'],
    expected: tjardsen,
  },
  {
    name: 'gugganigg',
    hosts: ['www.gugganigg-kaelte.at', 'gugganigg-kaelte.at'],
    expected: gugganigg,
  },
  {
    name: 'noertemann',
    hosts: ['www.noertemann-speicher.de', 'noertemann-speicher.de'],
    expected: noertemann,
  },
  {
    name: 'chaeslager',
    hosts: ['www.chaeslager-ottoberg.ch', 'chaeslager-ottoberg.ch'],
    expected: chaeslager,
  },
  {
    name: 'hellenpfad',
    hosts: ['www.wg-hellenpfad.de', 'wg-hellenpfad.de'],
    routes: {
      '/index.php?seite=start': 's-start.html',
      '/index.php?seite=genossenschaft': 's-genossenschaft.html',
      '/index.php?seite=weine': 's-weine.html',
      '/index.php?seite=vinothek': 's-vinothek.html',
      '/index.php?seite=kontakt&form=1': 's-kontakt.html',
      '/index.php?seite=recht&teil=1': 's-impressum.html',
      '/index.php?seite=recht&teil=2': 's-datenschutz.html',
    },
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: hellenpfad,
  },
  {
    name: 'orgelzweimueller',
    hosts: ['www.orgelbau-zweimueller.at', 'orgelbau-zweimueller.at'],
    fallback: 'nicht-gefunden.html',
    expected: orgelzweimueller,
  },
];
