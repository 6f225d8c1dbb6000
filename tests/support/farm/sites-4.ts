import { expected as argusring } from './sites-4/argusring-sicherheit/expected.ts';
import { expected as ohlendiek } from './sites-4/bestattungen-ohlendiek/expected.ts';
import { expected as lesegang } from './sites-4/buchhandlung-lesegang/expected.ts';
import { expected as gruenpfeil } from './sites-4/fahrschule-gruenpfeil/expected.ts';
import { expected as blendenspiel } from './sites-4/fotostudio-blendenspiel/expected.ts';
import { expected as glanzruck } from './sites-4/glanzruck-reinigung/expected.ts';
import { expected as klangwiese } from './sites-4/klangwiese-musikschule/expected.ts';
import { expected as samtkante } from './sites-4/samtkante-verlag/expected.ts';
import { expected as terrakreis } from './sites-4/terrakreis-entsorgung/expected.ts';
import { expected as caflisch } from './sites-4/veloschmiede-caflisch/expected.ts';
import { expected as wortfaehre } from './sites-4/wortfaehre-sprachdienste/expected.ts';
import { expected as zirkonwerk } from './sites-4/zirkonwerk-dentaltechnik/expected.ts';
import type { Site } from './types.ts';

/** Fictional companies, each built like a real kind of site; folder sites-4/<name> holds pages and expectation. */
export const sites: Site[] = [
  {
    name: 'bestattungen-ohlendiek',
    hosts: ['ohlendiek-bestattungen.de', 'www.ohlendiek-bestattungen.de'],
    expected: ohlendiek,
  },
  {
    name: 'zirkonwerk-dentaltechnik',
    hosts: ['www.zirkonwerk-dental.de', 'zirkonwerk-dental.de'],
    expected: zirkonwerk,
  },
  { name: 'samtkante-verlag', hosts: ['samtkante.de', 'www.samtkante.de'], expected: samtkante },
  {
    name: 'terrakreis-entsorgung',
    hosts: ['www.terrakreis.de', 'terrakreis.de'],
    routes: {
      '/index.php/unternehmen': 'unternehmen.html',
      '/index.php/unternehmen/standorte': 'standorte.html',
      '/index.php/unternehmen/zertifikate': 'zertifikate.html',
      '/index.php/leistungen': 'leistungen.html',
      '/index.php/aktuelles': 'aktuelles.html',
      '/index.php/karriere': 'karriere.html',
      '/index.php/service/kontakt': 'kontakt.html',
      '/index.php/service/impressum': 'impressum.html',
      '/index.php/service/datenschutz': 'datenschutz.html',
      '/index.php/service/agb': 'agb.html',
    },
    expected: terrakreis,
  },
  { name: 'argusring-sicherheit', hosts: ['www.argusring.de', 'argusring.de'], expected: argusring },
  {
    name: 'klangwiese-musikschule',
    hosts: ['www.klangwiese-potsdam.de', 'klangwiese-potsdam.de'],
    expected: klangwiese,
  },
  { name: 'wortfaehre-sprachdienste', hosts: ['www.wortfaehre.de', 'wortfaehre.de'], expected: wortfaehre },
  {
    name: 'fahrschule-gruenpfeil',
    hosts: ['fahrschule-gruenpfeil.de'],
    fallback: 'wartung.html',
    statuses: { '*': 503, '/robots.txt': 200 },
    expected: gruenpfeil,
  },
  { name: 'fotostudio-blendenspiel', hosts: ['fotostudio-blendenspiel.de'], expected: blendenspiel },
  {
    name: 'buchhandlung-lesegang',
    hosts: ['www.lesegang.at', 'lesegang.at'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: lesegang,
  },
  { name: 'glanzruck-reinigung', hosts: ['www.glanzruck.at', 'glanzruck.at'], expected: glanzruck },
  {
    name: 'veloschmiede-caflisch',
    hosts: ['veloschmiede-caflisch.ch', 'www.veloschmiede-caflisch.ch'],
    expected: caflisch,
  },
];
