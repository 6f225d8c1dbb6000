import { expected as eulenhardt } from './sites-121/eulenhardt/expected.ts';
import { expected as fjaellhage } from './sites-121/fjaellhage/expected.ts';
import { expected as metaRodewald } from './sites-121/meta-rodewald/expected.ts';
import { expected as stadtwerkeRauwo } from './sites-121/stadtwerke-rauwo/expected.ts';
import { expected as thadenhoff } from './sites-121/thadenhoff/expected.ts';
import { expected as weingutKuhnlach } from './sites-121/weingut-kuhnlach/expected.ts';
import type { Site } from './types.ts';

/** The home's calendar: every month links to the one before and the one after, without end. */
function calendar(target: string): string | undefined {
  const match = /^\/index\.php\?id=6&monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const months = Number(match[1]) * 12 + Number(match[2]) - 1;
  const name = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Meta-Rodewald-Altenhilfe: Kalender ${name(months)}</title></head>
<body><h1>Kalender ${name(months)}</h1>
<p><a href="index.php?id=6&amp;monat=${name(months - 1)}">Monat zurück</a> | <a href="index.php?id=6&amp;monat=${name(months + 1)}">Monat vor</a> | <a href="index.php?id=1">Startseite</a></p>
<table border="1"><tr><th>Mo</th><th>Di</th><th>Mi</th><th>Do</th><th>Fr</th><th>Sa</th><th>So</th></tr><tr><td>Bingo</td><td>Sitztanz</td><td>Singkreis</td><td>Gedächtnistraining</td><td>Andacht</td><td></td><td>Kaffeetafel</td></tr></table>
</body></html>`;
}

/** The shop's filters: every combination is a page of its own and links to more of them. */
function facets(target: string): string | undefined {
  const match = /^\/(damen|herren)\?([a-z0-9=&;-]+)$/.exec(target);
  const query = match?.[2];
  if (!match || query === undefined) return undefined;
  const page = Number(/seite=(\d+)/.exec(query)?.[1] ?? 1);
  const base = `/${match[1]}?${query.replace(/&?seite=\d+/, '')}`.replace(/\?$/, '');
  const add = (extra: string) => `${base}${base.includes('?') ? '&amp;' : '?'}${extra}`;
  return `<!doctype html><html lang="de-AT"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>${match[1] === 'damen' ? 'Damen' : 'Herren'} gefiltert | fjällhage Österreich</title></head>
<body><a href="/">fjällhage</a><h1>Gefilterte Auswahl</h1>
<ul>${['schwarz', 'beige', 'gruen'].map((c) => `<li><a href="${add(`farbe=${c}`)}">${c}</a></li>`).join('')}${['36', '38', '40', '42'].map((g) => `<li><a href="${add(`groesse=${g}`)}">Größe ${g}</a></li>`).join('')}</ul>
<p>Kleid Saga, 129,00 €</p><p>Mütze Lova, 35,00 €</p><nav><a href="${add(`seite=${page + 1}`)}">Weiter</a></nav>
<footer><a href="/rechtliches">Offenlegung</a> <a href="/datenschutz">Datenschutz</a></footer></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'eulenhardt',
    hosts: ['www.eulenhardt-fraesmaschinen.de', 'eulenhardt-fraesmaschinen.de'],
    expected: eulenhardt,
  },
  { name: 'stadtwerke-rauwo', hosts: ['www.stadtwerke-rauwo.de', 'stadtwerke-rauwo.de'], expected: stadtwerkeRauwo },
  {
    name: 'meta-rodewald',
    hosts: ['www.meta-rodewald.de', 'meta-rodewald.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'p2.html',
      '/index.php?id=3': 'p3.html',
      '/index.php?id=3&haus=1': 'haus1.html',
      '/index.php?id=3&haus=2': 'haus2.html',
      '/index.php?id=3&haus=3': 'haus3.html',
      '/index.php?id=3&haus=4': 'haus4.html',
      '/index.php?id=4': 'p4.html',
      '/index.php?id=5': 'p5.html',
      '/index.php?id=6': 'p6.html',
      '/index.php?id=7': 'p7.html',
      '/index.php?id=8': 'p8.html',
      '/index.php?id=8&druck=0': 'p8.html',
      '/index.php?id=9': 'p9.html',
    },
    generate: calendar,
    expected: metaRodewald,
  },
  { name: 'thadenhoff', hosts: ['www.thadenhoff-logistik.de', 'thadenhoff-logistik.de'], expected: thadenhoff },
  {
    name: 'weingut-kuhnlach',
    hosts: ['www.weingut-kuhnlach.de', 'weingut-kuhnlach.de'],
    fallback: '404.html',
    expected: weingutKuhnlach,
  },
  { name: 'fjaellhage', hosts: ['www.fjaellhage.at', 'fjaellhage.at'], generate: facets, expected: fjaellhage },
];
