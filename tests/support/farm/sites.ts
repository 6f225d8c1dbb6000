import { expected as brunnhofer } from './sites/brunnhofer-metallbau/expected.ts';
import { expected as eichgrund } from './sites/eichgrund-immobilien/expected.ts';
import { expected as falkenrath } from './sites/falkenrath-dachbau/expected.ts';
import { expected as geduld } from './sites/geduld-druckerei/expected.ts';
import { expected as hafenkontor } from './sites/hafenkontor-maritime/expected.ts';
import { expected as hanna } from './sites/hannas-hefezopf/expected.ts';
import { expected as kiesewetter } from './sites/kiesewetter-floristik/expected.ts';
import { expected as krohnwald } from './sites/krohnwald-technik/expected.ts';
import { expected as lohmann } from './sites/lohmann-zimmerei/expected.ts';
import { expected as nordwind } from './sites/nordwind-analytics/expected.ts';
import { expected as steinbrueck } from './sites/optik-steinbrueck/expected.ts';
import { expected as sonnfeld } from './sites/sonnfeld-energie/expected.ts';
import { expected as ahlborn } from './sites/tischlerei-ahlborn/expected.ts';
import { expected as verwehrt } from './sites/verwehrt-kanzlei/expected.ts';
import { expected as wendelborn } from './sites/wendelborn-logistik/expected.ts';
import type { Site } from './types.ts';

/** Fictional companies, each built like a real kind of site; folder sites/<name> holds pages and expectation. */
export const sites: Site[] = [
  {
    name: 'falkenrath-dachbau',
    hosts: ['www.falkenrath-dachbau.de', 'falkenrath-dachbau.de'],
    expected: falkenrath,
  },
  {
    name: 'wendelborn-logistik',
    hosts: ['wendelborn-logistik.de', 'www.wendelborn-logistik.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=4': 'unternehmen.html',
      '/index.php?id=6': 'standorte.html',
      '/index.php?id=8': 'zertifikate.html',
      '/index.php?id=9': 'kontakt.html',
      '/index.php?id=12': 'impressum.html',
      '/index.php?id=13': 'datenschutz.html',
    },
    expected: wendelborn,
  },
  { name: 'kiesewetter-floristik', hosts: ['kiesewetter-floristik.de'], expected: kiesewetter },
  {
    name: 'brunnhofer-metallbau',
    hosts: ['brunnhofer-metallbau.at', 'www.brunnhofer-metallbau.at'],
    charset: 'latin1',
    charsetInMetaOnly: true,
    expected: brunnhofer,
  },
  { name: 'tischlerei-ahlborn', hosts: ['tischlerei-ahlborn.de'], expected: ahlborn },
  { name: 'nordwind-analytics', hosts: ['nordwind-analytics.com', 'www.nordwind-analytics.com'], expected: nordwind },
  { name: 'sonnfeld-energie', hosts: ['www.sonnfeld-energie.de', 'sonnfeld-energie.de'], expected: sonnfeld },
  { name: 'hafenkontor-maritime', hosts: ['hafenkontor-maritime.com'], expected: hafenkontor },
  { name: 'lohmann-zimmerei', hosts: ['lohmann-zimmerei.de'], expected: lohmann },
  {
    name: 'optik-steinbrueck',
    hosts: ['optik-steinbrueck.de'],
    charset: 'latin1',
    routes: { '/navi.htm': 'navi.html', '/start.htm': 'start.html', '/impress.htm': 'impress.html' },
    expected: steinbrueck,
  },
  { name: 'geduld-druckerei', hosts: ['geduld-druckerei.de'], latencyMs: 1_500, expected: geduld },
  { name: 'hannas-hefezopf', hosts: ['hannas-hefezopf.de'], expected: hanna },
  { name: 'krohnwald-technik', hosts: ['krohnwald-technik.de'], fault: 'reset', expected: krohnwald },
  { name: 'eichgrund-immobilien', hosts: ['eichgrund-immobilien.de'], fault: 'status500', expected: eichgrund },
  { name: 'verwehrt-kanzlei', hosts: ['verwehrt-kanzlei.de'], expected: verwehrt },
];
