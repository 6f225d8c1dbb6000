import { expected as bettenSchaefges } from './sites-34/betten-schaefges/expected.ts';
import { expected as brueggemannLager } from './sites-34/brueggemann/expected.ts';
import { expected as klavierbauBrunold } from './sites-34/brunold/expected.ts';
import { expected as kehrwiederNetz } from './sites-34/kehrwieder-netz/expected.ts';
import { expected as kommunalservicePreetz } from './sites-34/kommunalservice-preetz/expected.ts';
import { expected as kreitmayrStiftung } from './sites-34/kreitmayr/expected.ts';
import { expected as pegelwerk } from './sites-34/pegelwerk/expected.ts';
import { expected as querfaden } from './sites-34/querfaden/expected.ts';
import { expected as schoriDecolletage } from './sites-34/schori-decolletage/expected.ts';
import { expected as schreinereiImmelt } from './sites-34/schreinerei-immelt/expected.ts';
import { expected as vonDerEggIt } from './sites-34/vonderegg-it/expected.ts';
import { expected as zirbnerHomelift } from './sites-34/zirbner-homelift/expected.ts';
import type { Site } from './types.ts';

/** A course calendar without end: every month links to the next, the one before and each of its days. */
function brunoldCalendar(target: string): string | undefined {
  const found = /^\/kalender\/(\d{4})-(\d{2})(?:-(\d{2}))?\/?$/.exec(target);
  if (!found) return undefined;
  const year = Number(found[1]);
  const month = Number(found[2]);
  const day = found[3];
  if (month < 1 || month > 12) return undefined;
  const name = (offset: number): string => {
    const date = new Date(Date.UTC(year, month - 1 + offset, 1));
    return `${String(date.getUTCFullYear()).padStart(4, '0')}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
  };
  const days = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'))
    .map((each) => `<td><a href="/kalender/${name(0)}-${each}">${Number(each)}</a></td>`)
    .join('');
  const entry =
    day === undefined
      ? `<table class="monat"><tr>${days}</tr></table>`
      : `<p>Am ${day}.: keine Anlässe eingetragen.</p>`;
  return `<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8" /><title>Kalender ${name(0)} – Klavierbau Brunold</title></head><body><div id="inhalt"><h1>Kurskalender ${name(0)}</h1><p><a href="/kalender/${name(-1)}">Vormonat</a> | <a href="/kalender/${name(1)}">Folgemonat</a></p>${entry}<p>Stimmkurse: Pfarreizentrum Titthof, Tittwiesenstrasse 8, 7000 Chur</p></div><div id="navigation"><a href="/de/start.html">Start</a> <a href="/de/impressum.html">Impressum und Datenschutz</a></div></body></html>`;
}

/** An endless collection calendar: each month links to the months beside it and to itself for every district and kind of bin. */
function abfuhrkalender(target: string): string | undefined {
  const url = new URL(target, 'http://farm.invalid');
  if (url.pathname !== '/abfuhrkalender') return undefined;
  const [year = 2026, month = 7] = (url.searchParams.get('monat') ?? '2026-07').split('-').map(Number);
  const at = (shift: number) => new Date(Date.UTC(year, month - 1 + shift, 1)).toISOString().slice(0, 7);
  const facets = ['nord', 'sued', 'schellhorn']
    .flatMap((district) =>
      ['restabfall', 'bio', 'papier'].map(
        (bin) =>
          `<li><a href="/abfuhrkalender?monat=${at(0)}&amp;bezirk=${district}&amp;tonne=${bin}">${bin} ${district}</a></li>`,
      ),
    )
    .join('');
  const rows = [3, 10, 17, 24]
    .map((day) => `<tr><td>${day}.${month}.${year}</td><td>Restabfall, Bezirk Nord</td></tr>`)
    .join('');
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Abfuhrkalender ${at(0)} / Kommunalservice Preetz</title></head><body class="nlk_portal">
<header><a href="/">Startseite</a> <a href="/abfall">Abfall</a></header>
<main><h1>Abfuhrkalender ${at(0)}</h1><p><a href="/abfuhrkalender?monat=${at(-1)}">Vormonat</a> <a href="/abfuhrkalender?monat=${at(1)}">Folgemonat</a> <a href="/abfuhrkalender?monat=${at(12)}">Folgejahr</a></p>
<table>${rows}</table><h2>Filter</h2><ul>${facets}</ul></main>
<footer><a href="/service/impressum">Impressum</a> <a href="/service/datenschutz">Datenschutz</a></footer></body></html>`;
}

/** Examiner's sites like those of `sites-31`. */
export const sites: Site[] = [
  {
    name: 'betten-schaefges',
    hosts: ['www.betten-schaefges.de', 'betten-schaefges.de'],
    fallback: '404.html',
    expected: bettenSchaefges,
  },
  { name: 'querfaden', hosts: ['studio-querfaden.de', 'www.studio-querfaden.de'], expected: querfaden },
  {
    name: 'pegelwerk',
    hosts: ['pegelwerk-software.de', 'www.pegelwerk-software.de'],
    routes: { '/de': 'de/index.html' },
    fallback: 'app-shell.html',
    expected: pegelwerk,
  },
  {
    name: 'brunold',
    hosts: ['www.klavierbau-brunold.ch', 'klavierbau-brunold.ch'],
    generate: brunoldCalendar,
    expected: klavierbauBrunold,
  },
  {
    name: 'kreitmayr',
    hosts: ['www.kreitmayr-stiftung.de', 'kreitmayr-stiftung.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=4': 'stiftung.html',
      '/index.php?id=5': 'geschichte.html',
      '/index.php?id=6': 'organe.html',
      '/index.php?id=8': 'haeuser.html',
      '/index.php?id=11': 'qualitaet.html',
      '/index.php?id=15': 'karriere.html',
      '/index.php?id=20': 'kontakt.html',
      '/index.php?id=21': 'impressum.html',
      '/index.php?id=22': 'datenschutz.html',
    },
    expected: kreitmayrStiftung,
  },
  {
    name: 'brueggemann',
    hosts: ['www.brueggemann-lagerlogistik.de', 'brueggemann-lagerlogistik.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: brueggemannLager,
  },

  {
    name: 'schreinerei-immelt',
    hosts: ['www.immelt-soehne.de', 'immelt-soehne.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=3': 'p3.html',
      '/index.php?id=4': 'p4.html',
      '/index.php?id=5': 'p5.html',
      '/index.php?id=6': 'p6.html',
      '/index.php?id=7': 'p7.html',
      '/index.php?id=8': 'p8.html',
      '/index.php?id=12': 'p12.html',
    },
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: schreinereiImmelt,
  },
  {
    name: 'vonderegg-it',
    hosts: ['www.vonderegg-it.at', 'vonderegg-it.at'],
    expected: vonDerEggIt,
  },
  {
    name: 'schori-decolletage',
    hosts: ['www.schori-decolletage.ch', 'schori-decolletage.ch'],
    redirects: { '/': '/de/' },
    fallback: '404.html',
    expected: schoriDecolletage,
  },
  {
    name: 'kommunalservice-preetz',
    hosts: ['www.kommunalservice-preetz.de', 'kommunalservice-preetz.de'],
    generate: abfuhrkalender,
    expected: kommunalservicePreetz,
  },
  {
    name: 'kehrwieder-netz',
    hosts: ['www.kehrwieder-netz.de', 'kehrwieder-netz.de'],
    fallback: '200.html',
    expected: kehrwiederNetz,
  },
  {
    name: 'zirbner-homelift',
    hosts: ['www.zirbner-homelift.de', 'zirbner-homelift.de', 'zirbner.de'],
    redirects: { '/impressum': '/infos/rechtliche-hinweise/', '/impressum/': '/infos/rechtliche-hinweise/' },
    expected: zirbnerHomelift,
  },
];
