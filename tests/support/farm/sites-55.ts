import { readFileSync } from 'node:fs';
import { expected as broemmelkoven } from './sites-55/autohaus-broemmelkoven/expected.ts';
import { expected as droeschkau } from './sites-55/droeschkau-wintzelmann/expected.ts';
import { expected as flimmrath } from './sites-55/flimmrath-commerce/expected.ts';
import { expected as gschwendhoelzl } from './sites-55/gschwendhoelzl-bau/expected.ts';
import { expected as zwirnhoevel } from './sites-55/landbaeckerei-zwirnhoevel/expected.ts';
import { expected as hollerbrueck } from './sites-55/pflegeverbund-hollerbrueck/expected.ts';
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

/** The endless calendar of the engineers: every month links to its neighbours. */
function calendar(target: string): string | undefined {
  const match = /^\/index\.php\?id=30&month=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const at = Number(match[1]) * 12 + Number(match[2]) - 1;
  const key = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
  return readFileSync(new URL('./droeschkau-wintzelmann/termine.html', import.meta.url), 'utf8')
    .replace('November 2026', `${MONTHS[at % 12]} ${Math.floor(at / 12)}`)
    .replace('month=2026-10', `month=${key(at - 1)}`)
    .replace('month=2026-12', `month=${key(at + 1)}`)
    .replace(/<p class="bodytext">19\. November[^<]*<\/p>/, '<p class="bodytext">Keine Termine in diesem Monat.</p>');
}

export const sites: Site[] = [
  {
    name: 'landbaeckerei-zwirnhoevel',
    hosts: ['www.landbaeckerei-zwirnhoevel.de', 'landbaeckerei-zwirnhoevel.de'],
    expected: zwirnhoevel,
  },
  {
    name: 'droeschkau-wintzelmann',
    hosts: ['www.dw-planende.de', 'dw-planende.de'],
    charset: 'windows-1252',
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=4': 'buero.html',
      '/index.php?id=5': 'geschichte.html',
      '/index.php?id=6': 'team.html',
      '/index.php?id=8': 'leistungen.html',
      '/index.php?id=9': 'projekte.html',
      '/index.php?id=12': 'kontakt.html',
      '/index.php?id=14': 'stellen.html',
      '/index.php?id=20': 'impressum.html',
      '/index.php?id=21': 'datenschutz.html',
      '/index.php?id=30': 'termine.html',
    },
    generate: calendar,
    expected: droeschkau,
  },
  {
    name: 'gschwendhoelzl-bau',
    hosts: ['www.gschwendhoelzl-bau.at', 'gschwendhoelzl-bau.at'],
    expected: gschwendhoelzl,
  },
  {
    name: 'pflegeverbund-hollerbrueck',
    hosts: ['www.pflegeverbund-hollerbrueck.de', 'pflegeverbund-hollerbrueck.de'],
    expected: hollerbrueck,
  },
  {
    name: 'flimmrath-commerce',
    hosts: ['www.flimmrath-commerce.com', 'flimmrath-commerce.com'],
    fallback: 'app-shell.html',
    expected: flimmrath,
  },
  {
    name: 'autohaus-broemmelkoven',
    hosts: ['www.autohaus-broemmelkoven.de', 'autohaus-broemmelkoven.de'],
    expected: broemmelkoven,
  },
];
