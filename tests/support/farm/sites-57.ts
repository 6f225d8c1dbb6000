import { expected as museum } from './sites-57/museum-waldglas/expected.ts';
import { expected as optik } from './sites-57/optik-znaimwirt/expected.ts';
import { expected as personal } from './sites-57/personal-tramplitz/expected.ts';
import { expected as saas } from './sites-57/saas-zwirnbeck/expected.ts';
import { expected as spedition } from './sites-57/spedition-droesselkamp/expected.ts';
import { expected as wohnen } from './sites-57/wohnen-moritzhoern/expected.ts';
import type { Site } from './types.ts';

const calendarPage =
  '<!DOCTYPE html><!-- Last Published: Tue Sep 02 2025 09:14:51 GMT+0000 (Coordinated Universal Time) --><html data-wf-domain="www.waldglasmuseum-regen.de" data-wf-page="64f1c0a9e2b7d3f5a8c91e02" data-wf-site="64f1c0a9e2b7d3f5a8c91dff" lang="de"><head><meta charset="utf-8"/><title>Veranstaltungen @@M@@.@@Y@@ – Waldglasmuseum</title><meta content="Veranstaltungen @@M@@.@@Y@@ – Waldglasmuseum" property="og:title"/><meta content="width=device-width, initial-scale=1" name="viewport"/><meta content="Webflow" name="generator"/><link href="https://cdn.prod.website-files.com/64f1c0a9/css/waldglas.webflow.css" rel="stylesheet" type="text/css"/></head><body class="body"><div data-animation="default" data-collapse="medium" role="banner" class="navbar w-nav"><div class="container w-container"><a href="/" class="brand w-nav-brand"><img src="https://cdn.prod.website-files.com/64f1c0a9/logo.svg" loading="lazy" alt="Waldglasmuseum" class="logo"/></a><nav role="navigation" class="nav-menu w-nav-menu"><a href="/ueber-uns" class="nav-link w-nav-link">Über uns</a><a href="/geschichte" class="nav-link w-nav-link">Geschichte</a><a href="/besuch" class="nav-link w-nav-link">Ihr Besuch</a><a href="/veranstaltungen" class="nav-link w-nav-link">Veranstaltungen</a><a href="/foerdern" class="nav-link w-nav-link">Fördern</a></nav><div class="menu-button w-nav-button"><div class="w-icon-nav-menu"></div></div></div></div><section class="section"><div class="w-layout-blockcontainer container w-container"><h2 class="heading-2">Veranstaltungen im Monat @@M@@/@@Y@@</h2><div class="rich-text-block w-richtext"><p><a href="/veranstaltungen?monat=@@P@@">← voriger Monat</a> <a href="/veranstaltungen?monat=@@N@@">nächster Monat →</a></p><p>Erster Freitag: Ofennacht bis Mitternacht.<br/>Zweiter und vierter Samstag: Kinderwerkstatt, 10 bis 12 Uhr.<br/>Sonntags 14 Uhr: öffentliche Führung, Treffpunkt Kasse.</p></div></div></section><div class="footer"><div class="container w-container"><div class="w-layout-grid grid"><div class="text-small">Waldglasmuseum<br/>Am Sandberg 7<br/>Regen im Bayerischen Wald</div><div class="text-small">Di bis So 10–17 Uhr<br/>24., 25., 31. Dezember geschlossen</div><div><a href="/impressum" class="footer-link">Impressum</a><a href="/datenschutz" class="footer-link">Datenschutz</a></div></div></div></div><div fs-cc="banner" class="fs-cc-banner_component"><div class="fs-cc-banner_text">Wir verwenden nur Cookies, die für den Betrieb nötig sind.</div><a fs-cc="allow" href="#" class="fs-cc-banner_button w-button">In Ordnung</a></div><script src="https://cdn.prod.website-files.com/64f1c0a9/js/waldglas.js" type="text/javascript"></script></body></html>';

/** The endless month view of the museum's calendar. */
function calendar(target: string): string | undefined {
  const match = /^\/veranstaltungen\/?\?monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const month = Number(match[1]) * 12 + Number(match[2] ?? '') - 1;
  const name = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
  return calendarPage
    .replaceAll('@@P@@', name(month - 1))
    .replaceAll('@@N@@', name(month + 1))
    .replaceAll('@@M@@', match[2] ?? '')
    .replaceAll('@@Y@@', match[1] ?? '');
}

export const sites: Site[] = [
  {
    name: 'spedition-droesselkamp',
    hosts: ['www.droesselkamp-umzuege.de', 'droesselkamp-umzuege.de'],
    charset: 'windows-1252',
    routes: {
      '/index.php': 'start.html',
      '/index.php?id=1': 'start.html',
      '/index.php?id=3': 'wir.html',
      '/index.php?id=4': 'geschichte.html',
      '/index.php?id=6': 'privat.html',
      '/index.php?id=7': 'objekt.html',
      '/index.php?id=9': 'aktuell.html',
      '/index.php?id=12': 'kontakt.html',
      '/index.php?id=20': 'impressum.html',
      '/index.php?id=21': 'datenschutz.html',
      '/index.php?id=22': 'agb.html',
      '/pdf/qm_urkunde.pdf': 'pdf/qm_urkunde.pdf',
      '/pdf/preise_kartons.pdf': 'pdf/preise_kartons.pdf',
    },
    expected: spedition,
  },
  {
    name: 'personal-tramplitz',
    hosts: ['www.tramplitz-personal.de', 'tramplitz-personal.de'],
    routes: { '/unternehmen': 'unternehmen.html', '/unternehmen/': 'unternehmen.html' },
    expected: personal,
  },
  {
    name: 'saas-zwirnbeck',
    hosts: ['www.zwirnbeck-shift.com', 'zwirnbeck-shift.com'],
    fallback: 'notfound.html',
    routes: { '/de': 'de.html', '/de/': 'de.html' },
    expected: saas,
  },
  { name: 'optik-znaimwirt', hosts: ['www.znaimwirt-optik.at', 'znaimwirt-optik.at'], expected: optik },
  { name: 'wohnen-moritzhoern', hosts: ['www.moritzhoern-wohnen.de', 'moritzhoern-wohnen.de'], expected: wohnen },
  {
    name: 'museum-waldglas',
    hosts: ['www.waldglasmuseum-regen.de', 'waldglasmuseum-regen.de'],
    generate: calendar,
    expected: museum,
  },
];
