import { expected as beutenhof } from './sites-40/beutenhof-ohg/expected.ts';
import { expected as kronspecht } from './sites-40/kronspecht-flexco/expected.ts';
import { expected as quadbeck } from './sites-40/ofenbau-quadbeck/expected.ts';
import { expected as rossweid } from './sites-40/rossweid-stiftung/expected.ts';
import { expected as sielwerk } from './sites-40/sielwerk-nuxt/expected.ts';
import { expected as stadtdienste } from './sites-40/stadtdienste-aoer/expected.ts';
import { expected as vorhagen } from './sites-40/vorhagen-kgaa/expected.ts';
import type { Site } from './types.ts';

/** A filtered listing of the shop: each leads to further ones. */
function facetPage(target: string): string {
  const page = Number(new URLSearchParams(target.split('?')[1]).get('p') ?? '1');
  const sorting = ['name-asc', 'price-asc', 'price-desc', 'topseller'];
  const links = sorting.map((order) => `<a href="/honigernte?order=${order}&amp;p=${page + 1}">Seite ${page + 1}</a>`);
  return (
    '<!DOCTYPE html><html lang="de-DE"><head><meta charset="utf-8"><title>Honigernte | Beutenhof</title></head><body>' +
    `<h1>Honigernte, Seite ${page}</h1><div class="filter-panel">${links.join(' ')}</div>` +
    '<p>Keine weiteren Artikel.</p><a href="/">Home</a></body></html>'
  );
}

/** A month of the refuse calendar, which goes on for ever. */
function calendarPage(target: string): string {
  const query = new URLSearchParams(target.split('?')[1]);
  const year = Number(query.get('jahr') ?? '2026');
  const month = Number(query.get('monat') ?? '12');
  const next = month === 12 ? `jahr=${year + 1}&amp;monat=1` : `jahr=${year}&amp;monat=${month + 1}`;
  const last = month === 1 ? `jahr=${year - 1}&amp;monat=12` : `jahr=${year}&amp;monat=${month - 1}`;
  return (
    '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Abfuhrkalender</title></head><body>' +
    `<h1>Abfuhrkalender ${month}/${year}</h1><p>Restmüll am 5. und 19., Papier am 12.</p>` +
    `<a href="/abfuhrkalender?${last}">zurück</a> <a href="/abfuhrkalender?${next}">weiter</a></body></html>`
  );
}

export const sites: Site[] = [
  {
    name: 'vorhagen-kgaa',
    hosts: ['www.vorhagen-waegetechnik.de', 'vorhagen-waegetechnik.de'],
    routes: {
      '/index.php?id=14': 'impressum.html',
    },
    expected: vorhagen,
  },
  {
    name: 'beutenhof-ohg',
    hosts: ['www.beutenhof-imkerbedarf.de', 'beutenhof-imkerbedarf.de'],
    generate: (target) => (target.startsWith('/honigernte?') ? facetPage(target) : undefined),
    expected: beutenhof,
  },
  {
    name: 'rossweid-stiftung',
    hosts: ['www.rossweid.ch', 'rossweid.ch'],
    expected: rossweid,
  },
  {
    name: 'stadtdienste-aoer',
    hosts: ['www.stadtdienste-blb.de', 'stadtdienste-blb.de'],
    generate: (target) => (target.startsWith('/abfuhrkalender?') ? calendarPage(target) : undefined),
    expected: stadtdienste,
  },
  {
    name: 'sielwerk-nuxt',
    hosts: ['www.sielwerk-it.de', 'sielwerk-it.de'],
    fallback: 'index.html',
    expected: sielwerk,
  },
  {
    name: 'ofenbau-quadbeck',
    hosts: ['www.ofenbau-quadbeck.de', 'ofenbau-quadbeck.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: quadbeck,
  },
  {
    name: 'kronspecht-flexco',
    hosts: ['www.kronspecht.at', 'kronspecht.at'],
    expected: kronspecht,
  },
];
