import { expected as ahrend } from './sites/ahrend-befestigung/expected.ts';
import { generate as ahrendPages } from './sites/ahrend-befestigung/pages.ts';
import { expected as brandmeyer } from './sites/brandmeyer-aufzuege/expected.ts';
import { expected as brunnhofer } from './sites/brunnhofer-metallbau/expected.ts';
import { expected as doerfler } from './sites/doerfler-haustechnik/expected.ts';
import { expected as eichgrund } from './sites/eichgrund-immobilien/expected.ts';
import { expected as falkenrath } from './sites/falkenrath-dachbau/expected.ts';
import { expected as ostrowski } from './sites/feinkost-ostrowski/expected.ts';
import { expected as geduld } from './sites/geduld-druckerei/expected.ts';
import { expected as wittkopf } from './sites/glaserei-wittkopf/expected.ts';
import { expected as hafenkontor } from './sites/hafenkontor-maritime/expected.ts';
import { expected as hallerstein } from './sites/hallerstein-fensterbau/expected.ts';
import { expected as hanna } from './sites/hannas-hefezopf/expected.ts';
import { expected as maurermeister } from './sites/intern-maurermeister/expected.ts';
import { expected as raschbauer } from './sites/kacheloefen-raschbauer/expected.ts';
import { expected as kiesewetter } from './sites/kiesewetter-floristik/expected.ts';
import { expected as kreisel } from './sites/kreisel-moebel/expected.ts';
import { expected as krohnwald } from './sites/krohnwald-technik/expected.ts';
import { expected as kupfermuehle } from './sites/kupfermuehle-roesterei/expected.ts';
import { expected as leinen } from './sites/leise-leinen/expected.ts';
import { expected as lindenau } from './sites/lindenau-praezision/expected.ts';
import { expected as lohmann } from './sites/lohmann-zimmerei/expected.ts';
import { expected as muehlbach } from './sites/muehlbach-immobilien/expected.ts';
import { expected as nordwind } from './sites/nordwind-analytics/expected.ts';
import { expected as steinbrueck } from './sites/optik-steinbrueck/expected.ts';
import { expected as rabenstein } from './sites/rabenstein-gruppe/expected.ts';
import { expected as ruhezeit } from './sites/ruhezeit-hotel/expected.ts';
import { expected as sonnfeld } from './sites/sonnfeld-energie/expected.ts';
import { expected as ahlborn } from './sites/tischlerei-ahlborn/expected.ts';
import { expected as verwehrt } from './sites/verwehrt-kanzlei/expected.ts';
import { expected as weidenhof } from './sites/weidenhof-saatzucht/expected.ts';
import { generate as weidenhofPages } from './sites/weidenhof-saatzucht/pages.ts';
import { expected as wendelborn } from './sites/wendelborn-logistik/expected.ts';
import { expected as wolkenwand } from './sites/wolkenwand-systems/expected.ts';
import { expected as marienkron } from './sites/zahnaerzte-marienkron/expected.ts';
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
    charset: 'iso-8859-1',
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
    charset: 'iso-8859-1',
    routes: { '/navi.htm': 'navi.html', '/start.htm': 'start.html', '/impress.htm': 'impress.html' },
    expected: steinbrueck,
  },
  { name: 'geduld-druckerei', hosts: ['geduld-druckerei.de'], latencyMs: 1_500, expected: geduld },
  { name: 'hannas-hefezopf', hosts: ['hannas-hefezopf.de'], expected: hanna },
  { name: 'krohnwald-technik', hosts: ['krohnwald-technik.de'], fault: 'reset', expected: krohnwald },
  { name: 'eichgrund-immobilien', hosts: ['eichgrund-immobilien.de'], statuses: { '*': 500 }, expected: eichgrund },
  { name: 'verwehrt-kanzlei', hosts: ['verwehrt-kanzlei.de'], expected: verwehrt },
  {
    name: 'zahnaerzte-marienkron',
    hosts: ['zahnaerzte-marienkron.de'],
    fallback: 'nicht-gefunden.html',
    expected: marienkron,
  },
  { name: 'weidenhof-saatzucht', hosts: ['weidenhof-saatzucht.de'], generate: weidenhofPages, expected: weidenhof },
  {
    name: 'lindenau-praezision',
    hosts: ['www.lindenau-praezision.ch', 'lindenau-praezision.ch'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: lindenau,
  },
  { name: 'kupfermuehle-roesterei', hosts: ['kupfermuehle-roesterei.de'], expected: kupfermuehle },
  { name: 'hallerstein-fensterbau', hosts: ['hallerstein-fensterbau.de'], expected: hallerstein },
  { name: 'brandmeyer-aufzuege', hosts: ['brandmeyer-aufzuege.de'], fallback: 'index.html', expected: brandmeyer },
  { name: 'glaserei-wittkopf', hosts: ['glaserei-wittkopf.de'], fallback: 'index.html', expected: wittkopf },
  { name: 'rabenstein-gruppe', hosts: ['rabenstein-gruppe.de'], charset: 'iso-8859-15', expected: rabenstein },
  {
    name: 'kacheloefen-raschbauer',
    hosts: ['raschbauer-oefen.at', 'www.raschbauer-oefen.at'],
    routes: {
      '/': 'start.html',
      '/?seite=1': 'start.html',
      '/?seite=3': 'referenzen.html',
      '/?seite=5': 'zertifikate.html',
      '/?seite=7': 'rechtliches.html',
    },
    expected: raschbauer,
  },
  {
    name: 'ahrend-befestigung',
    hosts: ['www.ahrend-befestigung.de', 'ahrend-befestigung.de'],
    generate: ahrendPages,
    expected: ahrend,
  },
  {
    name: 'doerfler-haustechnik',
    hosts: ['xn--drfler-haustechnik-d3b.de'],
    routes: { '/impressum': 'fehler.html' },
    statuses: { '/impressum': 500 },
    expected: doerfler,
  },
  { name: 'muehlbach-immobilien', hosts: ['muehlbach-immobilien.de'], expected: muehlbach },
  { name: 'feinkost-ostrowski', hosts: ['feinkost-ostrowski.de'], fallback: 'index.html', expected: ostrowski },
  { name: 'leise-leinen', hosts: ['leise-leinen.de'], fallback: 'index.html', expected: leinen },
  {
    name: 'wolkenwand-systems',
    hosts: ['wolkenwand-systems.de'],
    fallback: 'challenge.html',
    statuses: { '*': 403 },
    expected: wolkenwand,
  },
  {
    name: 'intern-maurermeister',
    hosts: ['intern-maurermeister.de'],
    fallback: 'anmelden.html',
    statuses: { '*': 401 },
    expected: maurermeister,
  },
  {
    name: 'kreisel-moebel',
    hosts: ['kreisel-moebel.de'],
    redirects: { '/': '/start/', '/start/': '/willkommen/', '/willkommen/': '/' },
    expected: kreisel,
  },
  { name: 'ruhezeit-hotel', hosts: ['ruhezeit-hotel.de'], statuses: { '/robots.txt': 503 }, expected: ruhezeit },
];
