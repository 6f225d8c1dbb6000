import { expected as brueniggstalder } from './sites-78/brueniggstalder-haustechnik/expected.ts';
import { expected as doermbeck } from './sites-78/doermbeck-kunststoff/expected.ts';
import { expected as hoetzlwanger } from './sites-78/hoetzlwanger-holzbau/expected.ts';
import { expected as ohlenkrapp } from './sites-78/ohlenkrapp-buchbinderei/expected.ts';
import { expected as schloempke } from './sites-78/schloempke-raeder/expected.ts';
import { generate } from './sites-78/schloempke-raeder/kalender.ts';
import { expected as trellhagen } from './sites-78/trellhagen-systemhaus/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'doermbeck-kunststoff',
    hosts: ['www.doermbeck-vahlenkott.de', 'doermbeck-vahlenkott.de'],
    routes: {
      '/en': 'en/index.html',
      '/en/': 'en/index.html',
      '/wp-content/uploads/2024/09/Zertifikat_DIN_EN_ISO_14001_2015.pdf':
        'wp-content/uploads/2024/09/Zertifikat_DIN_EN_ISO_14001_2015.pdf',
      '/wp-content/uploads/2023/01/Verhaltenskodex.pdf': 'wp-content/uploads/2023/01/Verhaltenskodex.pdf',
    },
    expected: doermbeck,
  },
  {
    name: 'hoetzlwanger-holzbau',
    hosts: ['www.hoetzlwanger-holzbau.at', 'hoetzlwanger-holzbau.at'],
    expected: hoetzlwanger,
  },
  {
    name: 'brueniggstalder-haustechnik',
    hosts: ['www.brueniggstalder-haustechnik.ch', 'brueniggstalder-haustechnik.ch'],
    expected: brueniggstalder,
  },
  {
    name: 'trellhagen-systemhaus',
    hosts: ['www.trellhagen-systemhaus.de', 'trellhagen-systemhaus.de'],
    fallback: 'nicht-gefunden.html',
    expected: trellhagen,
  },
  {
    name: 'ohlenkrapp-buchbinderei',
    hosts: ['www.buchbinderei-ohlenkrapp.de', 'buchbinderei-ohlenkrapp.de'],
    charset: 'windows-1252',
    routes: {
      '/navi.php': 'navi.html',
      '/seite.php?id=1': 'start.html',
      '/seite.php?id=2': 'werkstatt.html',
      '/seite.php?id=3': 'restaurierung.html',
      '/seite.php?id=4': 'einband.html',
      '/seite.php?id=5': 'preise.html',
      '/seite.php?id=6': 'kurse.html',
      '/seite.php?id=8': 'kontakt.html',
      '/seite.php?id=9': 'impressum.html',
      '/seite.php?id=10': 'datenschutz.html',
    },
    expected: ohlenkrapp,
  },
  {
    name: 'schloempke-raeder',
    hosts: ['www.schloempke-raeder.de', 'schloempke-raeder.de'],
    generate,
    expected: schloempke,
  },
];
