import { expected as brechtel } from './sites-5/autohaus-brechtel/expected.ts';
import { expected as delventhal } from './sites-5/delventhal-holding/expected.ts';
import { expected as hofstettler } from './sites-5/hofstettler-seile/expected.ts';
import { expected as hollerbusch } from './sites-5/hollerbusch-gartenbau/expected.ts';
import { expected as koelblinger } from './sites-5/koelblinger-saefte/expected.ts';
import { expected as altenrode } from './sites-5/kulturscheune-altenrode/expected.ts';
import { generate as altenrodePages } from './sites-5/kulturscheune-altenrode/pages.ts';
import { expected as terhaar } from './sites-5/orgelbau-terhaar/expected.ts';
import { expected as ostermark } from './sites-5/ostermark-sensorik/expected.ts';
import { expected as tessnow } from './sites-5/radmanufaktur-tessnow/expected.ts';
import { expected as seeblick } from './sites-5/seeblick-ferienwelt/expected.ts';
import { expected as talwiesen } from './sites-5/talwiesen-kelterei/expected.ts';
import { expected as vossberg } from './sites-5/vossberg-kaelte/expected.ts';
import type { Site } from './types.ts';

/** Fictional companies, each built like a real kind of site; folder sites-5/<name> holds pages and expectation. */
export const sites: Site[] = [
  {
    name: 'hollerbusch-gartenbau',
    hosts: ['www.hollerbusch-gartenbau.de', 'hollerbusch-gartenbau.de'],
    expected: hollerbusch,
  },
  {
    name: 'vossberg-kaelte',
    hosts: ['www.vossberg-kaelte.de', 'vossberg-kaelte.de'],
    routes: {
      '/': 'start.html',
      '/index.php': 'start.html',
      '/index.php?m=1': 'start.html',
      '/index.php?m=2': 'leistungen.html',
      '/index.php?m=2&s=1': 'gewerbekaelte.html',
      '/index.php?m=2&s=2': 'klima.html',
      '/index.php?m=3': 'unternehmen.html',
      '/index.php?m=3&s=2': 'zertifikate.html',
      '/index.php?m=4': 'niederlassungen.html',
      '/index.php?m=5': 'stellen.html',
      '/index.php?m=9': 'service.html',
      '/index.php?m=9&s=2': 'datenschutz.html',
      '/index.php?m=9&s=3': 'impressum.html',
    },
    expected: vossberg,
  },
  {
    name: 'talwiesen-kelterei',
    hosts: ['www.talwiesen-kelterei.de', 'talwiesen-kelterei.de'],
    expected: talwiesen,
  },
  {
    name: 'ostermark-sensorik',
    hosts: ['ostermark-sensorik.com', 'www.ostermark-sensorik.com'],
    redirects: { '/': '/de/' },
    expected: ostermark,
  },
  {
    name: 'orgelbau-terhaar',
    hosts: ['www.orgelbau-terhaar.de', 'orgelbau-terhaar.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: terhaar,
  },
  {
    name: 'kulturscheune-altenrode',
    hosts: ['kulturscheune-altenrode.de', 'www.kulturscheune-altenrode.de'],
    fallback: 'nicht-gefunden.html',
    generate: altenrodePages,
    expected: altenrode,
  },
  { name: 'radmanufaktur-tessnow', hosts: ['radmanufaktur-tessnow.de'], expected: tessnow },
  {
    name: 'autohaus-brechtel',
    hosts: ['www.autohaus-brechtel.de', 'autohaus-brechtel.de'],
    expected: brechtel,
  },
  {
    name: 'delventhal-holding',
    hosts: ['delventhal-holding.de', 'www.delventhal-holding.de'],
    expected: delventhal,
  },
  { name: 'koelblinger-saefte', hosts: ['www.koelblinger-saefte.at', 'koelblinger-saefte.at'], expected: koelblinger },
  { name: 'hofstettler-seile', hosts: ['www.hofstettler-seile.ch', 'hofstettler-seile.ch'], expected: hofstettler },
  { name: 'seeblick-ferienwelt', hosts: ['seeblick-ferienwelt.de'], expected: seeblick },
];
