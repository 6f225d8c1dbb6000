import { expected as brauhotelKnappenhof } from './sites-120/brauhotel-knappenhof/expected.ts';
import { expected as dentalatelierRofanblick } from './sites-120/dentalatelier-rofanblick/expected.ts';
import { expected as energieVilsgrund } from './sites-120/energie-vilsgrund/expected.ts';
import { expected as quastThormaehlenIven } from './sites-120/quast-thormaehlen-iven/expected.ts';
import { expected as tonwerftEvent } from './sites-120/tonwerft-event/expected.ts';
import { expected as waeschereiWewelkamp } from './sites-120/waescherei-wewelkamp/expected.ts';
import type { Site } from './types.ts';

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

/** A calendar that leads from month to month without end. */
function calendarPage(target: string): string | undefined {
  const match = /^\/termine\/?\?monat=(\d{4})-(\d{2})(?:&tag=\d{2})?$/.exec(target);
  if (!match) return undefined;
  const at = Number(match[1]) * 12 + Number(match[2]) - 1;
  const key = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  const label = (month: number): string => `${MONTHS[month % 12] ?? ''} ${Math.floor(month / 12)}`;
  const link = (month: number): string => `<a href="/termine/?monat=${key(month)}">${label(month)}</a>`;
  const days = Array.from({ length: 28 }, (_, day) => String(day + 1).padStart(2, '0'))
    .map((day) => `<td><a href="/termine/?monat=${key(at)}&amp;tag=${day}">${Number(day)}</a></td>`)
    .join('');
  return `<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8" /><title>Termine ${label(at)} – Energie Vilsgrund</title></head><body><h1>Termine ${label(at)}</h1><p>« ${link(at - 1)} ${link(at + 1)} »</p><table class="kalender"><tr>${days}</tr></table><p>In diesem Monat sind keine Veranstaltungen eingetragen.</p><p><a href="/">Startseite</a> <a href="/impressum/">Impressum</a></p></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'waescherei-wewelkamp',
    hosts: ['www.wewelkamp-textilservice.de', 'wewelkamp-textilservice.de'],
    routes: {
      '/index.php?id=1': 'start.html',
      '/index.php?id=3': 'unternehmen.html',
      '/index.php?id=5': 'leistungen.html',
      '/index.php?id=6': 'branchen.html',
      '/index.php?id=8': 'qualitaet.html',
      '/index.php?id=9': 'standorte.html',
      '/index.php?id=11': 'karriere.html',
      '/index.php?id=14': 'kontakt.html',
      '/index.php?id=17&L=0': 'impressum.html',
      '/index.php?id=17&type=98': 'impressum.html',
      '/index.php?id=18&L=0': 'datenschutz.html',
      '/index.php?id=20&L=0': 'uebersicht.html',
      '/index.php?id=21': 'portal.html',
    },
    expected: waeschereiWewelkamp,
  },
  {
    name: 'dentalatelier-rofanblick',
    hosts: ['www.dentalatelier-rofanblick.at', 'dentalatelier-rofanblick.at'],
    fallback: 'index.html',
    expected: dentalatelierRofanblick,
  },
  {
    name: 'tonwerft-event',
    hosts: ['www.tonwerft-event.ch', 'tonwerft-event.ch'],
    expected: tonwerftEvent,
  },
  {
    name: 'energie-vilsgrund',
    hosts: ['www.energie-vilsgrund.de', 'energie-vilsgrund.de'],
    generate: calendarPage,
    expected: energieVilsgrund,
  },
  {
    name: 'quast-thormaehlen-iven',
    hosts: ['www.quast-thormaehlen-iven.de', 'quast-thormaehlen-iven.de'],
    expected: quastThormaehlenIven,
  },
  {
    name: 'brauhotel-knappenhof',
    hosts: ['www.brauhotel-knappenhof.de', 'brauhotel-knappenhof.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: brauhotelKnappenhof,
  },
];
