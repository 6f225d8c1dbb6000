import { expected as ellernhagen } from './sites-109/ellernhagen/expected.ts';
import { expected as kaenzigmoser } from './sites-109/kaenzigmoser/expected.ts';
import { expected as krempfelder } from './sites-109/krempfelder/expected.ts';
import { expected as kvasthoff } from './sites-109/kvasthoff/expected.ts';
import { expected as pschernigger } from './sites-109/pschernigger/expected.ts';
import { expected as quasnitzki } from './sites-109/quasnitzki/expected.ts';
import type { Site } from './types.ts';

/** A course calendar whose months and days lead on and on. */
function calendar(target: string): string | undefined {
  const match = /^\/termine(?:\?(?:monat=(\d{4})-(\d{2})|tag=(\d{4})-(\d{2})-(\d{2})))?$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1] ?? match[3] ?? '2027');
  const month = Number(match[2] ?? match[4] ?? '5');
  if (month < 1 || month > 12) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  const link = (shift: number) => {
    const index = year * 12 + month - 1 + shift;
    return `/termine?monat=${Math.floor(index / 12)}-${two((index % 12) + 1)}`;
  };
  const head = (title: string) =>
    `<!DOCTYPE html><html lang="de-AT"><head><meta charset="utf-8"><title>${title} · Segelschule am Attersee</title></head><body>` +
    '<div class="navbar-nav"><a href="/">Willkommen</a> <a href="/segelkurse">Segelkurse</a> <a href="/kontakt">Kontakt</a> <a href="/service">Service</a></div>';
  if (match[5]) {
    const day = `${match[5]}.${two(month)}.${year}`;
    return (
      `${head(`Kurse am ${day}`)}<h1>Kurse am ${day}</h1>` +
      '<ul><li>9 bis 13 Uhr: Grundkurs Jolle, freie Plätze: 3</li><li>14 bis 16 Uhr: Optikinder, ausgebucht</li></ul>' +
      `<p><a href="/termine?monat=${year}-${two(month)}">zurück zum Monat</a></p></body></html>`
    );
  }
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  let cells = '';
  for (let day = 1; day <= length; day += 1) {
    cells += `<td><a href="/termine?tag=${year}-${two(month)}-${two(day)}">${day}</a></td>`;
    if (day % 7 === 0) cells += '</tr><tr>';
  }
  return (
    `${head(`Kurskalender ${two(month)}/${year}`)}<h1>Kurskalender ${two(month)}/${year}</h1>` +
    `<p><a href="${link(-12)}">Jahr zurück</a> <a href="${link(-1)}">Monat zurück</a> <a href="${link(1)}">Monat vor</a> <a href="${link(12)}">Jahr vor</a></p>` +
    `<table><tr>${cells}</tr></table></body></html>`
  );
}

export const sites: Site[] = [
  {
    name: 'krempfelder',
    hosts: ['www.krempfelder-walzen.de', 'krempfelder-walzen.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=12': 'produkte.html',
      '/index.php?id=18': 'neubezug.html',
      '/index.php?id=23': 'unternehmen.html',
      '/index.php?id=29': 'qualitaet.html',
      '/index.php?id=34': 'kontakt.html',
      '/index.php?id=36': 'vertretungen.html',
      '/index.php?id=41': 'stellen.html',
      '/index.php?id=47': 'seite-47.html',
      '/index.php?id=52': 'datenschutz.html',
    },
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: krempfelder,
  },
  {
    name: 'kaenzigmoser',
    hosts: ['www.kaenzigmoser-turmuhren.ch', 'kaenzigmoser-turmuhren.ch'],
    expected: kaenzigmoser,
  },
  {
    name: 'pschernigger',
    hosts: ['www.segelschule-pschernigger.at', 'segelschule-pschernigger.at'],
    generate: calendar,
    expected: pschernigger,
  },
  {
    name: 'quasnitzki',
    hosts: ['www.ofenbau-quasnitzki.de', 'ofenbau-quasnitzki.de'],
    fallback: 'nicht-da.html',
    expected: quasnitzki,
  },
  {
    name: 'ellernhagen',
    hosts: ['www.werkstattverbund-ellernhagen.de', 'werkstattverbund-ellernhagen.de'],
    charset: 'iso-8859-1',
    expected: ellernhagen,
  },
  {
    name: 'kvasthoff',
    hosts: ['www.kvasthoff-kalibrierung.de', 'kvasthoff-kalibrierung.de'],
    expected: kvasthoff,
  },
];
