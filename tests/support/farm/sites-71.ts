import { expected as gnaegiker } from './sites-71/gnaegiker-schreinerei/expected.ts';
import { expected as haegelschwanz } from './sites-71/haegelschwanz-foerdertechnik/expected.ts';
import { expected as pfundsegger } from './sites-71/hotel-pfundsegger/expected.ts';
import { expected as quirgsteiner } from './sites-71/quirgsteiner-metallbau/expected.ts';
import { expected as tschugmell } from './sites-71/tschugmell-oberflaechentechnik/expected.ts';
import { expected as vonderschmatt } from './sites-71/vonderschmatt-treuhand/expected.ts';
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

/** The hotel's availability calendar: each month links to the one before and the one after, without end. */
const calendar = (target: string): string | undefined => {
  const match = /^\/verfuegbarkeit\?monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const link = (index: number): string => {
    const text = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return `<a href="/verfuegbarkeit?monat=${text}">${MONTHS[index % 12]} ${Math.floor(index / 12)}</a>`;
  };
  const index = year * 12 + month - 1;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = Array.from(
    { length: days },
    (_, day) => `<td class="${(day * 7 + month) % 5 === 0 ? 'voll' : 'frei'}">${day + 1}</td>`,
  ).join('');
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"/><title>Verfügbarkeit ${MONTHS[month - 1]} ${year} | Hotel Pfundsegger</title></head><body class="body"><div class="navbar w-nav"><a href="/" class="brand w-nav-brand">Hotel Pfundsegger</a></div><h1 class="heading-hero">Verfügbarkeit ${MONTHS[month - 1]} ${year}</h1><div class="cal-nav">${link(index - 1)} ${link(index + 1)}</div><table class="cal"><tr>${cells}</tr></table><p><a href="/kontakt">Anfragen</a></p></body></html>`;
};

export const sites: Site[] = [
  {
    name: 'quirgsteiner-metallbau',
    hosts: ['www.metallbau-quirgsteiner.at', 'metallbau-quirgsteiner.at'],
    expected: quirgsteiner,
  },
  {
    name: 'gnaegiker-schreinerei',
    hosts: ['www.schreinerei-gnaegiker.ch', 'schreinerei-gnaegiker.ch'],
    routes: Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`/index.php?id=${n + 1}`, `seite${n + 1}.html`])),
    charset: 'iso-8859-1',
    expected: gnaegiker,
  },
  {
    name: 'vonderschmatt-treuhand',
    hosts: ['www.vonderschmatt-treuhand.ch', 'vonderschmatt-treuhand.ch'],
    fallback: '404.html',
    expected: vonderschmatt,
  },
  {
    name: 'tschugmell-oberflaechentechnik',
    hosts: ['www.tschugmell-anstalt.li', 'tschugmell-anstalt.li'],
    expected: tschugmell,
  },
  {
    name: 'hotel-pfundsegger',
    hosts: ['www.hotel-pfundsegger.at', 'hotel-pfundsegger.at'],
    generate: calendar,
    expected: pfundsegger,
  },
  {
    name: 'haegelschwanz-foerdertechnik',
    hosts: ['www.haegelschwanz-foerdertechnik.de', 'haegelschwanz-foerdertechnik.de'],
    expected: haegelschwanz,
  },
];
