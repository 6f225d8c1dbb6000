import { expected as e2 } from './sites-80/hoembrackel-federn/expected.ts';
import { expected as e4 } from './sites-80/ploetzinger-gebaeude/expected.ts';
import { expected as e1 } from './sites-80/schreinerei-zwurbelt/expected.ts';
import { expected as e3 } from './sites-80/velo-bruellisperg/expected.ts';
import { expected as e5 } from './sites-80/woehrlitz-stiftung/expected.ts';
import { expected as e6 } from './sites-80/zahnaerzte-uphusen/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'schreinerei-zwurbelt', hosts: ['www.schreinerei-zwurbelt.de', 'schreinerei-zwurbelt.de'], expected: e1 },
  {
    name: 'hoembrackel-federn',
    hosts: ['www.hoembrackel-federn.de', 'hoembrackel-federn.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'produkte.html',
      '/index.php?id=3': 'unternehmen.html',
      '/index.php?id=4': 'qualitaet.html',
      '/index.php?id=5': 'karriere.html',
      '/index.php?id=6': 'kontakt.html',
      '/index.php?id=7': 'impressum.html',
      '/index.php?id=8': 'datenschutz.html',
      '/index.php?id=20': 'en/index.html',
      '/index.php?id=21': 'en/company.html',
      '/index.php?id=22': 'en/contact.html',
    },
    expected: e2,
  },
  { name: 'velo-bruellisperg', hosts: ['www.velo-bruellisperg.ch', 'velo-bruellisperg.ch'], expected: e3 },
  { name: 'ploetzinger-gebaeude', hosts: ['www.ploetzinger-gebaeude.at', 'ploetzinger-gebaeude.at'], expected: e4 },
  {
    name: 'woehrlitz-stiftung',
    hosts: ['www.woehrlitz-stiftung.de', 'woehrlitz-stiftung.de'],
    charset: 'iso-8859-1',
    expected: e5,
  },
  {
    name: 'zahnaerzte-uphusen',
    hosts: ['www.zahnaerzte-uphusen.de', 'zahnaerzte-uphusen.de'],
    fallback: 'nicht-gefunden.html',
    expected: e6,
  },
];
