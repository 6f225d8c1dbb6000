import { expected as elbhang } from './sites-123/elbhang/expected.ts';
import { expected as grandvallon } from './sites-123/grandvallon/expected.ts';
import { expected as lavantklinik } from './sites-123/lavantklinik/expected.ts';
import { expected as mainleite } from './sites-123/mainleite/expected.ts';
import { expected as papenfoth } from './sites-123/papenfoth/expected.ts';
import { expected as tarnfeld } from './sites-123/tarnfeld/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'mainleite',
    hosts: ['www.mainleite-druck.de', 'mainleite-druck.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=12': 'leistungen.html',
      '/index.php?id=15': 'druckhaus.html',
      '/index.php?id=18': 'qualitaet.html',
      '/index.php?id=21': 'karriere.html',
      '/index.php?id=24': 'kontakt.html',
      '/index.php?id=31': 'impressum-seite.html',
      '/index.php?id=32': 'datenschutz.html',
      '/index.php?id=33': 'agb.html',
    },
    expected: mainleite,
  },
  {
    name: 'lavantklinik',
    hosts: ['www.tierklinik-koralmblick.at', 'tierklinik-koralmblick.at'],
    expected: lavantklinik,
  },
  {
    name: 'tarnfeld',
    hosts: ['www.tarnfeld-software.de', 'tarnfeld-software.de'],
    routes: { '/en': 'en/index.html' },
    expected: tarnfeld,
  },
  {
    name: 'elbhang',
    hosts: ['www.wg-elbhang-striesen.de', 'wg-elbhang-striesen.de'],
    charset: 'iso-8859-1',
    expected: elbhang,
  },
  {
    name: 'papenfoth',
    hosts: ['www.papenfoth-bedachungen.de', 'papenfoth-bedachungen.de'],
    expected: papenfoth,
  },
  {
    name: 'grandvallon',
    hosts: ['www.grandvallon-chocolat.ch', 'grandvallon-chocolat.ch'],
    routes: {
      '/index.php?option=com_content&view=article&id=9&lang=de': 'de/rechtliches.html',
      '/index.php?option=com_content&view=article&id=10&lang=en': 'en/legal.html',
      '/index.php?option=com_content&view=article&id=11&lang=de': 'de/datenschutz.html',
    },
    expected: grandvallon,
  },
];
