import { expected as brennhagen } from './sites-2/brennhagen-walzwerke/expected.ts';
import { expected as niehoff } from './sites-2/farbwerk-niehoff/expected.ts';
import { expected as hagedorn } from './sites-2/hagedorn-anwaelte/expected.ts';
import { expected as werratal } from './sites-2/hochschule-werratal/expected.ts';
import { generate as werratalPages } from './sites-2/hochschule-werratal/pages.ts';
import { expected as kaisertal } from './sites-2/kaisertal-seilbahntechnik/expected.ts';
import { expected as lernbruecke } from './sites-2/lernbruecke-oderland/expected.ts';
import { expected as lindentor } from './sites-2/orthopaedie-lindentor/expected.ts';
import { expected as brandhorst } from './sites-2/schlosserei-brandhorst/expected.ts';
import { expected as seetal } from './sites-2/seetal-sensorik/expected.ts';
import { expected as taktraum } from './sites-2/taktraum-app/expected.ts';
import { expected as elsterblick } from './sites-2/wohnen-elsterblick/expected.ts';
import { expected as zollhaus } from './sites-2/zollhaus-hiddenwiek/expected.ts';
import type { Site } from './types.ts';

/** Fictional companies, each built like a real kind of site; folder sites-2/<name> holds pages and expectation. */
export const sites: Site[] = [
  {
    name: 'hagedorn-anwaelte',
    hosts: ['www.hagedorn-wiesmann.de', 'hagedorn-wiesmann.de'],
    expected: hagedorn,
  },
  { name: 'orthopaedie-lindentor', hosts: ['ortho-lindentor.de', 'www.ortho-lindentor.de'], expected: lindentor },
  { name: 'farbwerk-niehoff', hosts: ['www.farbwerk-niehoff.de', 'farbwerk-niehoff.de'], expected: niehoff },
  {
    name: 'kaisertal-seilbahntechnik',
    hosts: ['kaisertal-seilbahn.at', 'www.kaisertal-seilbahn.at'],
    expected: kaisertal,
  },
  {
    name: 'seetal-sensorik',
    hosts: ['www.seetalsensorik.ch', 'seetalsensorik.ch'],
    redirects: { '/': '/de/' },
    expected: seetal,
  },
  {
    name: 'lernbruecke-oderland',
    hosts: ['www.lernbruecke-oderland.org', 'lernbruecke-oderland.org'],
    expected: lernbruecke,
  },
  { name: 'brennhagen-walzwerke', hosts: ['www.brennhagen.com', 'brennhagen.com'], expected: brennhagen },
  {
    name: 'zollhaus-hiddenwiek',
    hosts: ['www.altes-zollhaus-hiddenwiek.de', 'altes-zollhaus-hiddenwiek.de'],
    expected: zollhaus,
  },
  {
    name: 'wohnen-elsterblick',
    hosts: ['www.wg-elsterblick.de', 'wg-elsterblick.de'],
    charset: 'iso-8859-15',
    charsetInMetaOnly: true,
    routes: {
      '/cms/front_content.php?idart=1': 'index.html',
      '/cms/front_content.php?idart=10': 'genossenschaft.html',
      '/cms/front_content.php?idart=20': 'angebote.html',
      '/cms/front_content.php?idart=25': 'gaeste.html',
      '/cms/front_content.php?idart=30': 'service.html',
      '/cms/front_content.php?idart=31': 'anbieter.html',
      '/cms/front_content.php?idart=32': 'formulare.html',
      '/cms/front_content.php?idart=33': 'notrufe.html',
      '/cms/front_content.php?idart=34': 'daten.html',
    },
    expected: elsterblick,
  },
  { name: 'taktraum-app', hosts: ['taktraum.app', 'www.taktraum.app'], expected: taktraum },
  {
    name: 'schlosserei-brandhorst',
    hosts: ['schlosserei-brandhorst.de'],
    fallback: 'index.html',
    expected: brandhorst,
  },
  {
    name: 'hochschule-werratal',
    hosts: ['www.hfg-werratal.de', 'hfg-werratal.de'],
    fallback: 'nicht-gefunden.html',
    generate: werratalPages,
    expected: werratal,
  },
];
