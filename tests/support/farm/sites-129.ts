import { expected as ambrecht } from './sites-129/ambrecht/expected.ts';
import { expected as cordanova } from './sites-129/cordanova/expected.ts';
import { expected as kranich } from './sites-129/kranich/expected.ts';
import { expected as lehnhardt } from './sites-129/lehnhardt/expected.ts';
import { expected as lichtgrat } from './sites-129/lichtgrat/expected.ts';
import { expected as veldhoorn } from './sites-129/veldhoorn/expected.ts';
import type { Site } from './types.ts';

const MONTHS = [
  'Jänner',
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

/** The event technician's booking calendar, which has a next month for ever. */
const calendar = (target: string): string | undefined => {
  const match = /^\/kalender\?monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const link = (offset: number): string => {
    const index = year * 12 + month - 1 + offset;
    const y = Math.floor(index / 12);
    const m = index % 12;
    return `<a href="/kalender?monat=${y}-${String(m + 1).padStart(2, '0')}">${MONTHS[m]} ${y}</a>`;
  };
  const list = [1, 2, 3, 4, 5, 6].map((offset) => `<li>${link(offset)}</li>`).join('');
  return `<!DOCTYPE html><html lang="de-AT"><head><meta charset="utf-8"><title>Kalender ${MONTHS[month - 1]} ${year} | Lichtgrat</title></head><body><main><h1>Kalender</h1><h2>${MONTHS[month - 1]} ${year}</h2><p>Alle Tage sind derzeit frei. ${link(-1)} | ${link(1)}</p><ul>${list}</ul><p><a href="/">Zur Startseite</a></p></main></body></html>`;
};

/** The manufacturer's product filter, every value of which adds a parameter. */
const filter = (target: string): string | undefined => {
  if (!/^\/index\.php\?id=21&(dn|pn|sort)=/.test(target)) return undefined;
  const links = ['dn=50', 'dn=100', 'dn=200', 'pn=10', 'pn=16', 'pn=40', 'sort=name', 'sort=druck']
    .filter((value) => !target.includes(value))
    .map((value) => `<a href="${target.slice(1).replaceAll('&', '&amp;')}&amp;${value}">${value}</a>`);
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Produkte - Ambrecht Ventiltechnik</title></head><body><h1>Produktauswahl</h1><p>Baureihe RV 200, Baureihe AK 35</p><p>Filter: ${links.join(' ')}</p><p><a href="index.php?id=21">Filter zurücksetzen</a></p></body></html>`;
};

export const sites: Site[] = [
  { name: 'kranich', hosts: ['www.kranich-apotheke-allertal.de', 'kranich-apotheke-allertal.de'], expected: kranich },
  { name: 'cordanova', hosts: ['www.cordanova-instruments.ch', 'cordanova-instruments.ch'], expected: cordanova },
  { name: 'veldhoorn', hosts: ['www.veldhoorn-gewaechshaus.de', 'veldhoorn-gewaechshaus.de'], expected: veldhoorn },
  {
    name: 'lehnhardt',
    hosts: ['www.steuerkanzlei-lehnhardt-nahe.de', 'steuerkanzlei-lehnhardt-nahe.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: lehnhardt,
  },
  {
    name: 'lichtgrat',
    hosts: ['www.lichtgrat-eventtechnik.at', 'lichtgrat-eventtechnik.at'],
    generate: calendar,
    expected: lichtgrat,
  },
  {
    name: 'ambrecht',
    hosts: ['www.ambrecht-ventile.de', 'ambrecht-ventile.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=12': 'p12.html',
      '/index.php?id=14': 'p14.html',
      '/index.php?id=17': 'p17.html',
      '/index.php?id=21': 'p21.html',
      '/index.php?id=31': 'p31.html',
      '/index.php?id=40': 'p40.html',
      '/index.php?id=41': 'p41.html',
      '/index.php?id=42': 'p42.html',
      '/index.php?id=43': 'p43.html',
      '/index.php?id=1&L=1': 'p1-en.html',
      '/index.php?id=12&L=1': 'p12-en.html',
    },
    fallback: 'notfound.html',
    generate: filter,
    expected: ambrecht,
  },
];
