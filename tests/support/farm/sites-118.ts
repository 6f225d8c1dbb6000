import { expected as almrauschhof } from './sites-118/almrauschhof/expected.ts';
import { expected as hagedorn } from './sites-118/hagedorn/expected.ts';
import { expected as kornhaus } from './sites-118/kornhaus/expected.ts';
import { expected as ofenhaus } from './sites-118/ofenhaus/expected.ts';
import { expected as rosalienhof } from './sites-118/rosalienhof/expected.ts';
import { expected as stadtdienste } from './sites-118/stadtdienste/expected.ts';
import type { Site } from './types.ts';

/** Frame of the pages that the shop and the calendar of the rope works make on request. */
function ropePage(title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="de">
<head><meta charset="utf-8"/><meta name="generator" content="TYPO3 CMS"/><title>${title} | Hagedorn Seilwerke</title></head>
<body>
<div class="topbar">Ein Unternehmen der Nordwall-Gruppe</div>
<nav class="navbar"><ul class="nav"><li><a href="index.php?id=1">Start</a></li><li><a href="index.php?id=2">Unternehmen</a></li><li><a href="index.php?id=10">Produkte</a></li><li class="cur"><a href="index.php?id=20">Online-Shop</a></li><li><a href="index.php?id=31">Termine</a></li><li><a href="index.php?id=4">Ansprechpartner</a></li></ul></nav>
<div class="container" id="content">
${body}
</div>
<footer><ul><li><a href="index.php?id=5">Impressum</a></li><li><a href="index.php?id=7">Datenschutz</a></li><li><a href="index.php?id=9">AGB</a></li></ul></footer>
</body>
</html>
`;
}

const KINDS = ['anschlagseile', 'hubseile', 'seilklemmen', 'kauschen', 'spannschloesser', 'schaekel'];
const SURFACES = ['blank', 'verzinkt', 'edelstahl'];

/** Facets that can be combined without end, with products that have ratings of their own. */
function shop(query: URLSearchParams): string {
  const link = (key: string, value: string): string => {
    const next = new URLSearchParams(query);
    next.set(key, value);
    return `index.php?${next.toString().replaceAll('&', '&amp;')}`;
  };
  const kind = query.get('kat') ?? 'anschlagseile';
  const seite = Number(query.get('seite') ?? '1') || 1;
  const facets = [
    ...KINDS.map((value) => `<a href="${link('kat', value)}">${value}</a>`),
    ...SURFACES.map((value) => `<a href="${link('oberflaeche', value)}">${value}</a>`),
    ...[6, 8, 10, 12, 16, 20, 24].map((value) => `<a href="${link('d', String(value))}">${value} mm</a>`),
    ...['preis', 'name', 'neu'].map((value) => `<a href="${link('sort', value)}">Sortieren: ${value}</a>`),
  ].join(' ');
  const items = [1, 2, 3, 4, 5, 6]
    .map((n) => {
      const no = 4000 + seite * 10 + n;
      return `<div class="artikel"><a href="index.php?id=21&amp;artikel=${no}">${kind} Nr. ${no}</a> <span>ab ${(n * 7 + 4).toFixed(2).replace('.', ',')} €</span> <span class="sterne">4,3 (17 Bewertungen)</span></div>`;
    })
    .join('\n');
  return ropePage(
    'Online-Shop',
    `<h1>Online-Shop für Gewerbekunden</h1>
<div class="filter">${facets}</div>
${items}
<p><a href="${link('seite', String(seite + 1))}">nächste Seite</a></p>
<p>Fragen zur Bestellung? Robin Eickhoff, 02371 7746-155, shop@hagedorn-seilwerke.de</p>`,
  );
}

function article(query: URLSearchParams): string {
  const no = query.get('artikel') ?? '4011';
  return ropePage(
    `Artikel ${no}`,
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Anschlagseil ${no}","brand":{"@type":"Brand","name":"Hagedorn"},"aggregateRating":{"@type":"AggregateRating","ratingValue":"4.3","reviewCount":"17"}}</script>
<h1>Anschlagseil ${no}</h1>
<p>Zwei Schlaufen, Aluminiumpressklemme nach EN 13411-3, Nenntragfähigkeit laut Anhänger. Lieferzeit drei Werktage. Bewertung dieses Artikels: 4,3 von 5 (17 Bewertungen).</p>
<p><a href="index.php?id=20">zurück zur Übersicht</a></p>`,
  );
}

/** A calendar whose months lead on for ever. */
function calendar(query: URLSearchParams): string {
  const given = /^(\d{4})-(\d{2})$/.exec(query.get('monat') ?? '');
  const year = Number(given?.[1] ?? '2026');
  const month = Number(given?.[2] ?? '4');
  const name = (y: number, m: number): string => {
    const all = y * 12 + m - 1;
    return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`;
  };
  const days = Array.from(
    { length: 28 },
    (_, n) => `<a href="index.php?id=31&amp;monat=${name(year, month)}&amp;tag=${n + 1}">${n + 1}</a>`,
  );
  return ropePage(
    `Termine ${name(year, month)}`,
    `<h1>Termine ${name(year, month)}</h1>
<p><a href="index.php?id=31&amp;monat=${name(year, month - 1)}">voriger Monat</a> <a href="index.php?id=31&amp;monat=${name(year, month + 1)}">nächster Monat</a></p>
<p>${days.join(' ')}</p>
<p>Seilseminar „Ablegereife erkennen“, Referent: Dipl.-Ing. Egbert Nagel (Sachverständigenbüro Nagel, Ruhrallee 9, 44139 Dortmund). Anmeldung bei der Haus der Technik Akademie.</p>`,
  );
}

export const sites: Site[] = [
  {
    name: 'kornhaus',
    hosts: ['www.kornhaus-schwalmgrund.de', 'kornhaus-schwalmgrund.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: kornhaus,
  },
  { name: 'rosalienhof', hosts: ['www.stiftung-rosalienhof.de', 'stiftung-rosalienhof.de'], expected: rosalienhof },
  {
    name: 'ofenhaus',
    hosts: ['www.ofenhaus-harmsen.de', 'ofenhaus-harmsen.de'],
    fallback: 'nicht-gefunden.html',
    expected: ofenhaus,
  },
  {
    name: 'hagedorn',
    hosts: ['www.hagedorn-seilwerke.de', 'hagedorn-seilwerke.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'id-1.html',
      '/index.php?id=2': 'id-2.html',
      '/index.php?id=3': 'id-3.html',
      '/index.php?id=4': 'id-4.html',
      '/index.php?id=5': 'id-5.html',
      '/index.php?id=6': 'id-6.html',
      '/index.php?id=7': 'id-7.html',
      '/index.php?id=8': 'id-8.html',
      '/index.php?id=9': 'id-9.html',
      '/index.php?id=10': 'id-10.html',
      '/index.php?id=12': 'id-12.html',
      '/index.php?id=30': 'id-30.html',
      '/index.php?id=1&L=1': 'id-1-en.html',
      '/index.php?id=2&L=1': 'id-2-en.html',
      '/index.php?id=4&L=1': 'id-4-en.html',
      '/index.php?id=5&L=1': 'id-5-en.html',
      '/index.php?id=6&L=1': 'id-6-en.html',
    },
    generate: (target) => {
      const query = new URLSearchParams(target.split('?')[1] ?? '');
      if (!target.startsWith('/index.php?')) return undefined;
      if (query.get('id') === '20') return shop(query);
      if (query.get('id') === '21') return article(query);
      if (query.get('id') === '31') return calendar(query);
      return undefined;
    },
    expected: hagedorn,
  },
  { name: 'almrauschhof', hosts: ['www.hotel-almrauschhof.at', 'hotel-almrauschhof.at'], expected: almrauschhof },
  {
    name: 'stadtdienste',
    hosts: ['www.stadtdienste-lage-lippe.de', 'stadtdienste-lage-lippe.de'],
    expected: stadtdienste,
  },
];
