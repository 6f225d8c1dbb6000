import { expected as elektro } from './sites-53/elektro-ek-frames/expected.ts';
import { expected as ingenieur } from './sites-53/ingenieurbuero-at-webflow/expected.ts';
import { expected as logistik } from './sites-53/logistik-gmbh-elementor/expected.ts';
import { expected as medizin } from './sites-53/medizintechnik-ag-typo3/expected.ts';
import { expected as startup } from './sites-53/software-startup-berlin/expected.ts';
import { expected as stadtwerke } from './sites-53/stadtwerke-contao/expected.ts';
import type { Site } from './types.ts';

const typo3: Record<string, string> = {
  '/index.php?id=12': 'unternehmen.html',
  '/index.php?id=13': 'geschichte.html',
  '/index.php?id=14': 'vorstand.html',
  '/index.php?id=15': 'standorte.html',
  '/index.php?id=20': 'produkte.html',
  '/index.php?id=21': 'knochenchirurgie.html',
  '/index.php?id=30': 'qualitaet.html',
  '/index.php?id=40': 'karriere.html',
  '/index.php?id=50': 'kontakt.html',
  '/index.php?id=51': 'impressum.html',
  '/index.php?id=52': 'datenschutz.html',
  '/index.php?id=1&L=1': 'en-index.html',
  '/index.php?id=51&L=1': 'en-impressum.html',
};

const htm = [
  'oben',
  'navi',
  'start',
  'firma',
  'leistung',
  'geraete',
  'aktuell',
  'referenz',
  'links',
  'kontakt',
  'impress',
  'datensch',
];

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

/** The calendar offers a month before and a month after each month, without end. */
function calendar(target: string): string | undefined {
  const match = /^\/service\/veranstaltungen(?:\.html|\/)?\?month=(\d{4})(\d{2})$/.exec(target);
  if (!match) return undefined;
  const at = Number(match[1]) * 12 + Number(match[2]) - 1;
  const key = (n: number) => `${Math.floor(n / 12)}${String((n % 12) + 1).padStart(2, '0')}`;
  const name = (n: number) => `${MONTHS[n % 12]} ${Math.floor(n / 12)}`;
  const link = (n: number) =>
    `<a href="service/veranstaltungen.html?month=${key(n)}" rel="nofollow" title="${name(n)}">${name(n)}</a>`;
  return `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="UTF-8">
<title>Veranstaltungen - Stadtwerke Quellgrund-Lippe</title>
<base href="https://www.stadtwerke-quellgrund-lippe.de/">
<meta name="generator" content="Contao Open Source CMS">
</head>
<body id="top">
<main id="main"><div class="mod_article block"><h1>Veranstaltungen</h1>
<div class="mod_calendar block"><table class="calendar"><thead><tr><th class="head previous">${link(at - 1)}</th><th colspan="5" class="head current">${name(at)}</th><th class="head next">${link(at + 1)}</th></tr></thead>
<tbody><tr><td class="days"><div class="header">1</div></td><td class="days"><div class="header">2</div></td><td class="days active"><div class="header">12</div><div class="event">Führung Wasserwerk, 15 Uhr</div></td></tr></tbody></table></div></div></main>
<footer id="footer"><a href="impressum.html">Impressum</a> <a href="kontakt.html">Kontakt</a></footer>
</body>
</html>`;
}

export const sites: Site[] = [
  {
    name: 'software-startup-berlin',
    hosts: ['www.knispelwind.de', 'knispelwind.de'],
    fallback: '404.html',
    expected: startup,
  },
  {
    name: 'elektro-ek-frames',
    hosts: ['www.elektro-gruenzwickel.de', 'elektro-gruenzwickel.de'],
    routes: Object.fromEntries(htm.map((page) => [`/${page}.htm`, `${page}.html`])),
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: elektro,
  },
  { name: 'medizintechnik-ag-typo3', hosts: ['www.quirlwerth.de', 'quirlwerth.de'], routes: typo3, expected: medizin },
  {
    name: 'logistik-gmbh-elementor',
    hosts: ['www.teklenbrok-logistik.de', 'teklenbrok-logistik.de'],
    expected: logistik,
  },
  {
    name: 'ingenieurbuero-at-webflow',
    hosts: ['www.hinterklausner-geotechnik.at', 'hinterklausner-geotechnik.at'],
    expected: ingenieur,
  },
  {
    name: 'stadtwerke-contao',
    hosts: ['www.stadtwerke-quellgrund-lippe.de', 'stadtwerke-quellgrund-lippe.de'],
    generate: calendar,
    expected: stadtwerke,
  },
];
