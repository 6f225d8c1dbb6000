import { expected as brackwesselLogistik } from './sites-37/brackwessel-logistik/expected.ts';
import { expected as elektraChnuppenmoos } from './sites-37/elektra-chnuppenmoos/expected.ts';
import { expected as fumelottaTeekontor } from './sites-37/fumelotta-teekontor/expected.ts';
import { expected as glyvaroFeinmechanik } from './sites-37/glyvaro-feinmechanik/expected.ts';
import { expected as korvinckStiftung } from './sites-37/korvinck-stiftung/expected.ts';
import { expected as pfroedlingerStahlbau } from './sites-37/pfroedlinger-stahlbau/expected.ts';
import { expected as prunzelhofHotel } from './sites-37/prunzelhof-hotel/expected.ts';
import { expected as quastorffKlaviere } from './sites-37/quastorff-klaviere/expected.ts';
import { expected as trulvaneSoftware } from './sites-37/trulvane-software/expected.ts';
import { expected as vrelkottAntriebstechnik } from './sites-37/vrelkott-antriebstechnik/expected.ts';
import { expected as wrosselkampIhmelundRechtsanwaelte } from './sites-37/wrosselkamp-ihmelund-rechtsanwaelte/expected.ts';
import { expected as zimmereiHudelwanger } from './sites-37/zimmerei-hudelwanger/expected.ts';
import type { Site } from './types.ts';

/** Twelve sites written without sight of the scanner, each around two or three of its traps. */
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
  {
    name: 'trulvane-software',
    hosts: ['www.trulvane.de', 'trulvane.de'],
    expected: trulvaneSoftware,
  },
  {
    name: 'prunzelhof-hotel',
    hosts: ['www.prunzelhof.at', 'prunzelhof.at'],
    fallback: 'nicht-gefunden.html',
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: prunzelhofHotel,
  },
  {
    name: 'brackwessel-logistik',
    hosts: ['www.brackwessel-logistik.de', 'brackwessel-logistik.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'seite-2.html',
      '/index.php?id=3': 'seite-3.html',
      '/index.php?id=4': 'seite-4.html',
      '/index.php?id=5': 'seite-5.html',
      '/index.php?id=6': 'seite-6.html',
      '/index.php?id=7': 'seite-7.html',
      '/index.php?id=8': 'seite-8.html',
      '/index.php?id=9': 'seite-9.html',
      '/index.php?id=10': 'seite-10.html',
      '/index.php?id=11': 'seite-11.html',
      '/index.php?id=12': 'seite-12.html',
    },
    expected: brackwesselLogistik,
  },
  {
    name: 'quastorff-klaviere',
    hosts: ['www.quastorff-klaviere.de', 'quastorff-klaviere.de'],
    expected: quastorffKlaviere,
  },
  {
    name: 'glyvaro-feinmechanik',
    hosts: ['www.glyvaro.ch', 'glyvaro.ch'],
    redirects: {
      '/': '/de/',
    },
    expected: glyvaroFeinmechanik,
  },
  {
    name: 'korvinck-stiftung',
    hosts: ['www.wendula-korvinck-stiftung.de', 'wendula-korvinck-stiftung.de'],
    fallback: 'nicht-gefunden.html',
    expected: korvinckStiftung,
  },
];
