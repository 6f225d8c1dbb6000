import { expected as gruenzwickl } from './sites-66/gruenzwickl-baeckerei/expected.ts';
import { expected as kvb } from './sites-66/kvb-knorzental/expected.ts';
import { expected as luerssmann } from './sites-66/luerssmann-plaggenborg/expected.ts';
import { calendar } from './sites-66/luerssmann-plaggenborg/kalender.ts';
import { expected as plonkwitz } from './sites-66/plonkwitz-software/expected.ts';
import { expected as wichgraef } from './sites-66/wichgraef-stiftung/expected.ts';
import { expected as wirrbach } from './sites-66/wirrbach-kgaa/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'kvb-knorzental',
    hosts: ['www.kvb-knorzental.de', 'kvb-knorzental.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=3': 'ueber-uns.html',
      '/index.php?id=4': 'geschichte.html',
      '/index.php?id=7': 'trinkwasser.html',
      '/index.php?id=9': 'zaehler-und-abschlag.html',
      '/index.php?id=12': 'impressum.html',
      '/index.php?id=13': 'datenschutz.html',
      '/index.php?id=15': 'kontakt.html',
      '/index.php?id=18': 'karriere.html',
      '/index.php?id=21': 'aktuelles.html',
      '/index.php?id=24': 'organe.html',
      '/index.php?id=27': 'umwelt.html',
    },
    expected: kvb,
  },
  {
    name: 'wichgraef-stiftung',
    hosts: ['www.adele-wichgraef-stiftung.de', 'adele-wichgraef-stiftung.de'],
    expected: wichgraef,
  },
  {
    name: 'wirrbach-kgaa',
    hosts: ['www.wirrbach-fluidtechnik.de', 'wirrbach-fluidtechnik.de'],
    routes: { '/en': 'en/index.html', '/en/': 'en/index.html' },
    expected: wirrbach,
  },
  {
    name: 'gruenzwickl-baeckerei',
    hosts: ['www.baeckerei-gruenzwickl.de', 'baeckerei-gruenzwickl.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: gruenzwickl,
  },
  {
    name: 'plonkwitz-software',
    hosts: ['www.plonkwitz-software.at', 'plonkwitz-software.at'],
    routes: { '/en': 'en/index.html', '/en/': 'en/index.html' },
    expected: plonkwitz,
  },
  {
    name: 'luerssmann-plaggenborg',
    hosts: ['luerssmann-plaggenborg.de', 'www.luerssmann-plaggenborg.de'],
    fallback: 'nicht-gefunden.html',
    generate: calendar,
    expected: luerssmann,
  },
];
