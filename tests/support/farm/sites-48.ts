import { expected as woellenstrueb } from './sites-48/autohaus-woellenstrueb/expected.ts';
import { expected as faltermoosch } from './sites-48/baeckerei-faltermoosch/expected.ts';
import { expected as duennewitz } from './sites-48/duennewitz-stiftung/expected.ts';
import { expected as glimbeck } from './sites-48/glimbeck-it/expected.ts';
import { expected as stronkhoff } from './sites-48/malerbetrieb-stronkhoff/expected.ts';
import { expected as zwickelberg } from './sites-48/wg-zwickelberg/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'malerbetrieb-stronkhoff',
    hosts: ['www.malerbetrieb-stronkhoff.de', 'malerbetrieb-stronkhoff.de'],
    routes: {
      '/%C3%BCber-uns/': 'ueber-uns.html',
      '/%C3%BCber-uns': 'ueber-uns.html',
    },
    expected: stronkhoff,
  },
  {
    name: 'wg-zwickelberg',
    hosts: ['www.wg-zwickelberg.de', 'wg-zwickelberg.de'],
    expected: zwickelberg,
  },
  {
    name: 'autohaus-woellenstrueb',
    hosts: ['www.autohaus-woellenstrueb.de', 'autohaus-woellenstrueb.de'],
    expected: woellenstrueb,
  },
  {
    name: 'glimbeck-it',
    hosts: ['www.glimbeck-it.de', 'glimbeck-it.de'],
    expected: glimbeck,
  },
  {
    name: 'duennewitz-stiftung',
    hosts: ['www.duennewitz-stiftung.de', 'duennewitz-stiftung.de'],
    routes: {
      '/index.htm': 'index.html',
      '/museum.htm': 'museum.html',
      '/besuch.htm': 'besuch.html',
      '/aussenstellen.htm': 'aussenstellen.html',
      '/stiftung.htm': 'stiftung.html',
      '/gremien.htm': 'gremien.html',
      '/foerderer.htm': 'foerderer.html',
      '/laden.htm': 'laden.html',
      '/impressum.htm': 'impressum.html',
      '/datenschutz.htm': 'datenschutz.html',
    },
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: duennewitz,
  },
  {
    name: 'baeckerei-faltermoosch',
    hosts: ['www.faltermoosch.de', 'faltermoosch.de'],
    expected: faltermoosch,
  },
];
