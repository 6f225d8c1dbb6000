import { expected as architekten } from './sites-61/architekten-egbr-squarespace/expected.ts';
import { expected as autohaus } from './sites-61/autohaus-gruppe-bootstrap/expected.ts';
import { expected as imkereibedarf } from './sites-61/imkereibedarf-ohg-shopware/expected.ts';
import { expected as kommunalwerk } from './sites-61/kommunalwerk-aoer-ikiss/expected.ts';
import { expected as treuhand } from './sites-61/treuhand-gmbh-ch-wix/expected.ts';
import { expected as weinhof } from './sites-61/weinhof-kg-at-joomla/expected.ts';
import type { Site } from './types.ts';

const ikiss: Record<string, string> = {
  '/index.php?La=1&NavID=3417.21': 'abwasser.html',
  '/index.php?La=1&NavID=3417.22': 'abfall.html',
  '/index.php?La=1&NavID=3417.23': 'strasse.html',
  '/index.php?La=1&NavID=3417.30': 'wir.html',
  '/index.php?La=1&NavID=3417.31': 'organe.html',
  '/index.php?La=1&NavID=3417.32': 'nachweise.html',
  '/index.php?La=1&NavID=3417.40': 'kontakt.html',
  '/index.php?La=1&NavID=3417.90': 'impressum.html',
  '/index.php?La=1&NavID=3417.91': 'datenschutz.html',
};

const joomla = [
  'gaestehaus',
  'weine',
  'heuriger-und-feste',
  'familie',
  'umwelt',
  'anreise',
  'impressum',
  'datenschutz',
  'en',
];

export const sites: Site[] = [
  {
    name: 'autohaus-gruppe-bootstrap',
    hosts: ['www.dornquast.de', 'dornquast.de'],
    expected: autohaus,
  },
  {
    name: 'kommunalwerk-aoer-ikiss',
    hosts: ['www.kommunalwerk-emsbrink.de', 'kommunalwerk-emsbrink.de'],
    routes: ikiss,
    expected: kommunalwerk,
  },
  {
    name: 'imkereibedarf-ohg-shopware',
    hosts: ['www.immenkorb-shop.de', 'immenkorb-shop.de'],
    expected: imkereibedarf,
  },
  {
    name: 'architekten-egbr-squarespace',
    hosts: ['www.ansorgius-vellbrueck.de', 'ansorgius-vellbrueck.de'],
    expected: architekten,
  },
  {
    name: 'weinhof-kg-at-joomla',
    hosts: ['www.grabenfelser.at', 'grabenfelser.at'],
    routes: Object.fromEntries(joomla.map((page) => [`/index.php/${page}`, `${page}.html`])),
    expected: weinhof,
  },
  {
    name: 'treuhand-gmbh-ch-wix',
    hosts: ['www.gwerdenegg.ch', 'gwerdenegg.ch'],
    expected: treuhand,
  },
];
