import { expected as pfordtengrund } from './sites-64/augenzentrum-pfordtengrund/expected.ts';
import { expected as dijkverhulst } from './sites-64/dijkverhulst-flow/expected.ts';
import { expected as kranzlmoser } from './sites-64/kranzlmoser-dach/expected.ts';
import { expected as quendelmoeller } from './sites-64/quendelmoeller-logistik/expected.ts';
import { expected as twickenbrook } from './sites-64/warengenossenschaft-twickenbrook/expected.ts';
import { expected as wendelbruch } from './sites-64/wendelbruch-familienhilfe/expected.ts';
import type { Site } from './types.ts';

const months = [
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

/** The association's calendar has a page for each month, each with links to the month before and after, without end. */
function calendar(target: string): string | undefined {
  const match = /^\/termine\/?\?month=(\d{4})(\d{2})$/.exec(target);
  if (!match) return undefined;
  const count = Number(match[1]) * 12 + Number(match[2]) - 1;
  const link = (n: number, cls: string) => {
    const year = Math.floor(n / 12);
    const month = (n % 12) + 1;
    return `<th class="head ${cls}"><a href="/termine/?month=${year}${String(month).padStart(2, '0')}">${months[month - 1]} ${year}</a></th>`;
  };
  return `<!DOCTYPE html>
<html lang="de"><head><meta charset="UTF-8"><title>Termine - Jugend- und Familienhilfe Wendelbruch e.V.</title></head>
<body id="top"><main id="main"><div class="inside"><h1>Termine</h1>
<div class="mod_calendar block"><table class="calendar"><thead><tr>${link(count - 1, 'previous')}<th colspan="5" class="head current">${months[count % 12]} ${Math.floor(count / 12)}</th>${link(count + 1, 'next')}</tr></thead>
<tbody><tr><td class="days"><div class="header">12</div></td></tr></tbody></table><p>In diesem Monat sind keine Veranstaltungen eingetragen.</p></div></div></main>
<footer id="footer"><a href="/">Start</a> <a href="/impressum/">Impressum</a></footer></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'quendelmoeller-logistik',
    hosts: ['www.quendelmoeller-logistik.de', 'quendelmoeller-logistik.de'],
    expected: quendelmoeller,
  },
  {
    name: 'wendelbruch-familienhilfe',
    hosts: ['www.familienhilfe-wendelbruch.de', 'familienhilfe-wendelbruch.de'],
    generate: calendar,
    expected: wendelbruch,
  },
  {
    name: 'kranzlmoser-dach',
    hosts: ['www.kranzlmoser-dach.at', 'kranzlmoser-dach.at'],
    routes: { '/%C3%BCber-uns/': 'ueber-uns.html', '/j/privacy': 'datenschutz.html' },
    expected: kranzlmoser,
  },
  {
    name: 'augenzentrum-pfordtengrund',
    hosts: ['www.augenzentrum-pfordtengrund.de', 'augenzentrum-pfordtengrund.de'],
    routes: {
      '/wp-content/uploads/2025/03/Zertifikat_DIN-EN-ISO-9001-2015_gueltig-bis-2028-02-19.pdf': 'files/zertifikat.pdf',
    },
    expected: pfordtengrund,
  },
  {
    name: 'dijkverhulst-flow',
    hosts: ['www.dijkverhulst-flow.de', 'dijkverhulst-flow.de'],
    fallback: 'not-found.html',
    expected: dijkverhulst,
  },
  {
    name: 'warengenossenschaft-twickenbrook',
    hosts: ['www.wg-twickenbrook.de', 'wg-twickenbrook.de'],
    charset: 'iso-8859-1',
    routes: {
      '/index.php?id=1': 'start.html',
      '/index.php?id=2': 'ueber.html',
      '/index.php?id=3': 'gremien.html',
      '/index.php?id=4': 'leistungen.html',
      '/index.php?id=5': 'maerkte.html',
      '/index.php?id=6': 'qualitaet.html',
      '/index.php?id=7': 'mitglied.html',
      '/index.php?id=8': 'stellen.html',
      '/index.php?id=9': 'rundschreiben.html',
      '/index.php?id=10': 'kontakt.html',
      '/index.php?id=11': 'impressum.html',
      '/index.php?id=11&print=1': 'impressum.html',
      '/index.php?id=12': 'datenschutz.html',
    },
    expected: twickenbrook,
  },
];
