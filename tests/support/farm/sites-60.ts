import { expected as armaturen } from './sites-60/armaturen-ag-endlos/expected.ts';
import { expected as baumschule } from './sites-60/baumschule-kg-fusszeile/expected.ts';
import { expected as laufrad } from './sites-60/laufrad-gmbh-next-shell/expected.ts';
import { expected as ofenbau } from './sites-60/ofenbau-gmbh-frameset/expected.ts';
import { expected as rechenmaschinen } from './sites-60/rechenmaschinen-hobby/expected.ts';
import { expected as wasser } from './sites-60/wasser-startup-en-first/expected.ts';
import type { Site } from './types.ts';

/** Old content management by number; the print version and the menu's state are further names of the same page. */
const frames: Record<string, string> = {
  '/index.php': 'index.html',
  ...Object.fromEntries(
    ['kopf', 'navi', 'start', 'betrieb', 'leistung', 'gaeste', 'impressum', 'kontakt', 'datenschutz'].flatMap(
      (page, index) => [
        [`/index.php?id=${index + 1}`, `${page}.html`],
        [`/index.php?id=${index + 1}&druck=1`, `${page}.html`],
        [`/index.php?id=${index + 1}&menue=3`, `${page}.html`],
      ],
    ),
  ),
};

const SERIES = [
  'biggeventil-100',
  'biggeventil-200',
  'lennehahn-classic',
  'lennehahn-gas',
  'repestop-r',
  'repestop-rx',
  'ihneguss-schieber',
  'ebbefilter-f1',
];

const WIDTHS = ['10', '15', '20', '25', '32', '40', '50', '65', '80', '100'];

const MATERIALS = ['rotguss', 'messing', 'edelstahl'];

const FACETS: Record<string, string[]> = {
  serie: SERIES,
  dn: WIDTHS,
  werkstoff: MATERIALS,
  medium: ['trinkwasser', 'heizung', 'gas'],
  pn: ['10', '16', '25'],
  anschluss: ['pressen', 'gewinde', 'flansch'],
  sort: ['neu', 'nr', 'preis'],
  ansicht: ['liste', 'kacheln', 'cad'],
};

const frame = (title: string, body: string) => `<!DOCTYPE html>
<html lang="de-DE" class="no-js" data-env="prod-02">
<head>
<meta charset="utf-8">
<title>${title} | Schlehenrath</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta property="og:site_name" content="Schlehenrath">
<link rel="stylesheet" href="/static/build/app.5d1c9e.css">
</head>
<body>
<header class="hd"><a class="hd__logo" href="/">Schlehenrath</a><nav class="mn" aria-label="Hauptnavigation"><ul class="mn__list"><li><a href="/produkte">Produkte</a></li><li><a href="/unternehmen">Unternehmen</a></li><li><a href="/standorte">Standorte</a></li><li><a href="/karriere">Karriere</a></li><li><a href="/presse">Presse</a></li><li><a href="/service">Service</a></li><li><a href="/kontakt">Kontakt</a></li></ul></nav></header>
<main class="mainwrap">
${body}
</main>
<footer class="ft"><ul><li><a href="/produkte/gesamtliste">Gesamtliste</a></li><li><a href="/service/schulungen">Schulungen</a></li><li><a href="/service">Service</a></li><li><a href="/kontakt">Kontakt</a></li></ul><p class="ft__legal">© 1996–2025 Schlehenrath. Alle Preise zzgl. gesetzlicher Mehrwertsteuer. Verkauf nur über den Fachgroßhandel.</p></footer>
</body>
</html>
`;

const article = (n: number) =>
  `<tr><td><a href="/produkte/artikel/${n}">${n}</a></td><td>${SERIES[n % SERIES.length]}</td><td>DN ${WIDTHS[n % 10]}</td><td>${MATERIALS[n % 3]}</td></tr>`;

/** Every choice of facets offers every other choice, and every page of hits a next one. */
function hits(query: string): string {
  const chosen = new URLSearchParams(query);
  const page = Number(chosen.get('seite')) || 1;
  const link = (key: string, value: string) => {
    const next = new URLSearchParams(chosen);
    next.set(key, value);
    return `/produkte?${next}`.replaceAll('&', '&amp;');
  };
  const facets = Object.entries(FACETS).map(
    ([key, values]) =>
      `<fieldset><legend>${key}</legend>${values.map((value) => `<a href="${link(key, value)}">${value}</a>`).join(' ')}</fieldset>`,
  );
  const rows = Array.from({ length: 48 }, (_, index) => article(4000 + page * 48 + index));
  return frame(
    `Produkte, Seite ${page}`,
    `<h1>Produkte</h1>
<aside class="facets">${facets.join('\n')}</aside>
<table class="list">${rows.join('\n')}</table>
<nav class="pager"><a href="${link('seite', String(page + 1))}">Weiter</a></nav>`,
  );
}

/** Two and a half megabytes of article numbers on one page. */
const everything = () =>
  frame(
    'Gesamtliste',
    `<h1>Gesamtliste</h1>
${Array.from(
  { length: 11400 },
  (_, index) =>
    `<table class="list list--row">${article(4000 + index)}<tr><td colspan="4">Verpackungseinheit 10 Stück, GTIN 40${String(30518000000 + index * 10)}, ab Lager</td></tr></table>`,
).join('\n')}`,
  );

const product = (n: number) =>
  frame(
    `Artikel ${n}`,
    `<h1>Artikel ${n}</h1>
<p>${SERIES[n % SERIES.length]}, DN ${WIDTHS[n % 10]}, ${MATERIALS[n % 3]}, PN 16. Verpackungseinheit 10 Stück.</p>
<p>Dazu passt: <a href="/produkte/artikel/${n + 1}">${n + 1}</a>, <a href="/produkte/artikel/${n + 12}">${n + 12}</a>, <a href="/produkte/artikel/${n + 144}">${n + 144}</a></p>`,
  );

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

/** Months and days without end in both directions. */
function calendar(year: number, month: number): string {
  const at = year * 12 + month - 1;
  const key = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
  const name = (n: number) => `${MONTHS[n % 12]} ${Math.floor(n / 12)}`;
  const link = (n: number) => `<a href="/service/schulungen?monat=${key(n)}">${name(n)}</a>`;
  const days = Array.from(
    { length: 28 },
    (_, index) =>
      `<td><a href="/service/schulungen?tag=${key(at)}-${String(index + 1).padStart(2, '0')}">${index + 1}</a></td>`,
  );
  const weeks = [0, 7, 14, 21].map((start) => `<tr>${days.slice(start, start + 7).join('')}</tr>`);
  return frame(
    `Schulungen im ${name(at)}`,
    `<h1>Schulungen im ${name(at)}</h1>
<p>${link(at - 1)} ${link(at + 1)} ${link(at + 12)}</p>
<table class="cal">${weeks.join('\n')}</table>
<ul><li>Am 18.: Trinkwasser Kategorie A, Handwerksbildungszentrum Ruhraue, Echelmeyerstraße 1, 59757 Arnsberg, Anmeldung 02932 480733</li><li>Am 25.: TRGI kompakt, Tagungshotel Haus Schnütgenhof, Ihnestraße 77</li></ul>`,
  );
}

function endless(target: string): string | undefined {
  const query = /^\/produkte\/?\?(.*)$/.exec(target);
  if (query) return hits(query[1] ?? '');
  if (/^\/produkte\/gesamtliste\/?$/.test(target)) return everything();
  const number = /^\/produkte\/artikel\/(\d{1,7})\/?$/.exec(target);
  if (number) return product(Number(number[1]));
  if (/^\/service\/schulungen\/?$/.test(target)) return calendar(2025, 11);
  const month = /^\/service\/schulungen\/?\?(?:monat|tag)=(\d{4})-(\d{2})/.exec(target);
  return month ? calendar(Number(month[1]), Number(month[2])) : undefined;
}

export const sites: Site[] = [
  {
    name: 'baumschule-kg-fusszeile',
    hosts: ['www.quastenbrook-baumschulen.de', 'quastenbrook-baumschulen.de'],
    expected: baumschule,
  },
  {
    name: 'ofenbau-gmbh-frameset',
    hosts: ['www.ofenbau-wurmdobler.de', 'ofenbau-wurmdobler.de'],
    routes: frames,
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: ofenbau,
  },
  {
    name: 'armaturen-ag-endlos',
    hosts: ['www.schlehenrath.de', 'schlehenrath.de'],
    generate: endless,
    expected: armaturen,
  },
  {
    name: 'laufrad-gmbh-next-shell',
    hosts: ['www.trampelfink.de', 'trampelfink.de'],
    fallback: '404.html',
    expected: laufrad,
  },
  {
    name: 'wasser-startup-en-first',
    hosts: ['www.murmelwerk.io', 'murmelwerk.io'],
    expected: wasser,
  },
  {
    name: 'rechenmaschinen-hobby',
    hosts: ['www.kurbel-und-sprossenrad.de', 'kurbel-und-sprossenrad.de'],
    expected: rechenmaschinen,
  },
];
