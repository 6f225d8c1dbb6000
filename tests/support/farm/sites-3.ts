import { expected as almkristall } from './sites-3/almkristall-glashuette/expected.ts';
import { expected as wolfsdobel } from './sites-3/brauerei-wolfsdobel/expected.ts';
import { expected as fristenfuchs } from './sites-3/fristenfuchs-software/expected.ts';
import { expected as knuellbank } from './sites-3/genossenschaftsbank-knuell/expected.ts';
import { expected as haferkamp } from './sites-3/haferkamp-stoll-tragwerke/expected.ts';
import { expected as morgenthaler } from './sites-3/morgenthaler-cavelti-immobilien/expected.ts';
import { expected as salzmarkt } from './sites-3/salzmarkt-apotheke/expected.ts';
import { expected as sternwinkel } from './sites-3/sternwinkel-reisen/expected.ts';
import { expected as brandhorst } from './sites-3/steuerkanzlei-brandhorst/expected.ts';
import { expected as tessendorf } from './sites-3/tessendorf-foerdersysteme/expected.ts';
import { expected as wiesengrund } from './sites-3/wiesengrund-pflege/expected.ts';
import { expected as zirnbauer } from './sites-3/zirnbauer-gastrogrosshandel/expected.ts';
import type { Site } from './types.ts';

/** Fictional companies, each built like a real kind of site; folder sites-3/<name> holds pages and expectation. */
export const sites: Site[] = [
  {
    name: 'tessendorf-foerdersysteme',
    hosts: ['www.tessendorf-kuehl.de', 'tessendorf-kuehl.de'],
    redirects: { '/': '/de/' },
    expected: tessendorf,
  },
  {
    name: 'steuerkanzlei-brandhorst',
    hosts: ['blw-hildesheim.de', 'www.blw-hildesheim.de'],
    expected: brandhorst,
  },
  {
    name: 'salzmarkt-apotheke',
    hosts: ['salzmarkt-apotheke-nordhausen.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: salzmarkt,
  },
  { name: 'fristenfuchs-software', hosts: ['fristenfuchs.io', 'www.fristenfuchs.io'], expected: fristenfuchs },
  { name: 'genossenschaftsbank-knuell', hosts: ['www.knuellbank.de', 'knuellbank.de'], expected: knuellbank },
  {
    name: 'wiesengrund-pflege',
    hosts: ['wiesengrund-pflege.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?article_id=1&clang=1': 'index.html',
      '/index.php?article_id=4&clang=1': 'ambulant.html',
      '/index.php?article_id=5&clang=1': 'tagespflege.html',
      '/index.php?article_id=7&clang=1': 'wir.html',
      '/index.php?article_id=9&clang=1': 'jobs.html',
      '/index.php?article_id=11&clang=1': 'faq.html',
      '/index.php?article_id=13&clang=1': 'anbieter.html',
      '/index.php?article_id=14&clang=1': 'datenschutz.html',
      '/index.php?article_id=15&clang=1': 'hinweis.html',
    },
    expected: wiesengrund,
  },
  {
    name: 'brauerei-wolfsdobel',
    hosts: ['brauerei-wolfsdobel.de', 'www.brauerei-wolfsdobel.de'],
    expected: wolfsdobel,
  },
  {
    name: 'haferkamp-stoll-tragwerke',
    hosts: ['haferkamp-stoll.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?page=leistungen': 'leistungen.html',
      '/index.php?page=projekte': 'projekte.html',
      '/index.php?page=buero': 'buero.html',
      '/index.php?page=stellen': 'stellen.html',
      '/index.php?page=datenschutz': 'datenschutz.html',
    },
    fallback: 'nichts.html',
    expected: haferkamp,
  },
  {
    name: 'zirnbauer-gastrogrosshandel',
    hosts: ['www.zirnbauer-cc.at', 'zirnbauer-cc.at'],
    expected: zirnbauer,
  },
  {
    name: 'morgenthaler-cavelti-immobilien',
    hosts: ['www.morgenthaler-cavelti.ch', 'morgenthaler-cavelti.ch'],
    expected: morgenthaler,
  },
  { name: 'sternwinkel-reisen', hosts: ['sternwinkel-reisen.de'], expected: sternwinkel },
  {
    name: 'almkristall-glashuette',
    hosts: ['almkristall-glashuette.at'],
    fallback: 'wartung.html',
    statuses: { '*': 503 },
    expected: almkristall,
  },
];
