import { expected as elektraChnuppenmoos } from './sites-37/elektra-chnuppenmoos/expected.ts';
import { expected as fumelottaTeekontor } from './sites-37/fumelotta-teekontor/expected.ts';
import { expected as pfroedlingerStahlbau } from './sites-37/pfroedlinger-stahlbau/expected.ts';
import { expected as vrelkottAntriebstechnik } from './sites-37/vrelkott-antriebstechnik/expected.ts';
import { expected as wrosselkampIhmelundRechtsanwaelte } from './sites-37/wrosselkamp-ihmelund-rechtsanwaelte/expected.ts';
import { expected as zimmereiHudelwanger } from './sites-37/zimmerei-hudelwanger/expected.ts';
import type { Site } from './types.ts';

/** Sites written without sight of the scanner, each around two or three of its traps. */
export const sites: Site[] = [
  {
    name: 'vrelkott-antriebstechnik',
    hosts: ['www.vrelkott-antriebe.de', 'vrelkott-antriebe.de'],
    redirects: {
      '/': '/de/',
    },
    expected: vrelkottAntriebstechnik,
  },
  {
    name: 'zimmerei-hudelwanger',
    hosts: ['www.zimmerei-hudelwanger.de', 'zimmerei-hudelwanger.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php': 'index.html',
      '/index.php?id=2': 'seite2.html',
      '/index.php?id=3': 'seite3.html',
      '/index.php?id=4': 'seite4.html',
      '/index.php?id=5': 'seite5.html',
      '/index.php?id=6': 'seite6.html',
      '/index.php?id=7': 'seite7.html',
      '/index.php?id=8': 'seite8.html',
      '/index.php?id=9': 'seite9.html',
      '/index.php?id=10': 'seite10.html',
      '/index.php?id=11': 'seite11.html',
    },
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: zimmereiHudelwanger,
  },
  {
    name: 'wrosselkamp-ihmelund-rechtsanwaelte',
    hosts: ['www.wrosselkamp-ihmelund.de', 'wrosselkamp-ihmelund.de'],
    expected: wrosselkampIhmelundRechtsanwaelte,
  },
  {
    name: 'fumelotta-teekontor',
    hosts: ['www.fumelotta.de', 'fumelotta.de'],
    fallback: 'nicht-gefunden.html',
    expected: fumelottaTeekontor,
  },
  {
    name: 'pfroedlinger-stahlbau',
    hosts: ['www.pfroedlinger.at', 'pfroedlinger.at'],
    expected: pfroedlingerStahlbau,
  },
  {
    name: 'elektra-chnuppenmoos',
    hosts: ['www.elektra-chnuppenmoos.ch', 'elektra-chnuppenmoos.ch'],
    expected: elektraChnuppenmoos,
  },
];
