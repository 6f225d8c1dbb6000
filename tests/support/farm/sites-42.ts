import { expected as brunnkarhof } from './sites-42/brunnkarhof/expected.ts';
import { expected as elektroZschirpe } from './sites-42/elektro-zschirpe/expected.ts';
import { expected as hebbinghoffMetall } from './sites-42/hebbinghoff-metall/expected.ts';
import { expected as ohlendiekBrassert } from './sites-42/ohlendiek-brassert/expected.ts';
import { expected as rehaklinikEllerngrund } from './sites-42/rehaklinik-ellerngrund/expected.ts';
import { expected as schreinereiBrunnmattler } from './sites-42/schreinerei-brunnmattler/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'brunnkarhof',
    hosts: ['www.brunnkarhof.at', 'brunnkarhof.at'],
    expected: brunnkarhof,
  },
  {
    name: 'elektro-zschirpe',
    hosts: ['www.elektro-zschirpe.de', 'elektro-zschirpe.de'],
    routes: {
      '/%C3%BCber-uns/': 'ueber-uns.html',
    },
    expected: elektroZschirpe,
  },
  {
    name: 'hebbinghoff-metall',
    hosts: ['www.hebbinghoff-metall.de', 'hebbinghoff-metall.de'],
    expected: hebbinghoffMetall,
  },
  {
    name: 'ohlendiek-brassert',
    hosts: ['www.ohlendiek-brassert.de', 'ohlendiek-brassert.de'],
    routes: {
      '/index.php?p=leistungen': 'leistungen.html',
      '/index.php?p=team': 'team.html',
      '/index.php?p=kanzlei': 'kanzlei.html',
      '/index.php?p=referenzen': 'referenzen.html',
      '/index.php?p=aktuelles': 'aktuelles.html',
      '/index.php?p=kontakt': 'kontakt.html',
      '/index.php?p=english': 'english.html',
      '/index.php?p=impressum': 'impressum.html',
      '/index.php?p=datenschutz': 'datenschutz.html',
    },
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: ohlendiekBrassert,
  },
  {
    name: 'rehaklinik-ellerngrund',
    hosts: ['www.rehaklinik-ellerngrund.de', 'rehaklinik-ellerngrund.de'],
    expected: rehaklinikEllerngrund,
  },
  {
    name: 'schreinerei-brunnmattler',
    hosts: ['www.brunnmattler.ch', 'brunnmattler.ch'],
    expected: schreinereiBrunnmattler,
  },
];
