import { readFileSync } from 'node:fs';
import { expected as immobilien } from './sites-54/kessenbruegge-immobilien/expected.ts';
import { expected as landhandel } from './sites-54/landhandel-thiesbrummel/expected.ts';
import { expected as metallbau } from './sites-54/metallbau-eckelkraut/expected.ts';
import { expected as systemhaus } from './sites-54/ploeckwerder-systemhaus/expected.ts';
import { expected as zahnaerzte } from './sites-54/zahnaerzte-habersunk/expected.ts';
import { expected as treuhand } from './sites-54/zwyssigbrenner-treuhand/expected.ts';
import type { Site } from './types.ts';

const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

function monthKey(year: number, month: number): string {
  const index = year * 12 + month - 1;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Endless calendar of opening hours: every month links to the one before and the one after. */
function openingHours(target: string): string | undefined {
  const match = /^\/terminkalender\/?\?monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  return readFileSync(new URL('./zahnaerzte-habersunk/kalender.tmpl', import.meta.url), 'utf8')
    .replace('{{MONAT}}', `${MONTHS[(month + 11) % 12]} ${year}`)
    .replace('{{PREV}}', monthKey(year, month - 1))
    .replace('{{NEXT}}', monthKey(year, month + 1));
}

export const sites: Site[] = [
  {
    name: 'metallbau-eckelkraut',
    hosts: ['www.metallbau-eckelkraut.de', 'metallbau-eckelkraut.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'unternehmen.html',
      '/index.php?id=3': 'geschichte.html',
      '/index.php?id=4': 'leistungen.html',
      '/index.php?id=5': 'referenzen.html',
      '/index.php?id=6': 'zertifikate.html',
      '/index.php?id=7': 'stellen.html',
      '/index.php?id=8': 'kontakt.html',
      '/index.php?id=9': 'impressum.html',
      '/index.php?id=10': 'datenschutz.html',
    },
    expected: metallbau,
  },
  {
    name: 'zahnaerzte-habersunk',
    hosts: ['www.zahnaerzte-habersunk.de', 'zahnaerzte-habersunk.de'],
    routes: { '/leistungen/': 'leistungen/index.html' },
    generate: openingHours,
    expected: zahnaerzte,
  },
  {
    name: 'zwyssigbrenner-treuhand',
    hosts: ['www.zwyssigbrenner-treuhand.ch', 'zwyssigbrenner-treuhand.ch'],
    expected: treuhand,
  },
  {
    name: 'landhandel-thiesbrummel',
    hosts: ['www.landhandel-thiesbrummel.de', 'landhandel-thiesbrummel.de'],
    charset: 'iso-8859-1',
    expected: landhandel,
  },
  {
    name: 'kessenbruegge-immobilien',
    hosts: ['www.kessenbruegge-immobilien.de', 'kessenbruegge-immobilien.de'],
    fallback: 'nicht-gefunden.html',
    expected: immobilien,
  },
  {
    name: 'ploeckwerder-systemhaus',
    hosts: ['www.ploeckwerder.de', 'ploeckwerder.de'],
    routes: { '/en': 'en/index.html' },
    expected: systemhaus,
  },
];
