import { expected as droemmelkamp } from './sites-74/droemmelkamp-autohaus/expected.ts';
import { expected as hutzikofler } from './sites-74/hutzikofler-beck/expected.ts';
import { expected as knallwitter } from './sites-74/knallwitter-onepage/expected.ts';
import { expected as kryfthagen } from './sites-74/kryfthagen-software/expected.ts';
import { expected as pfruendtner } from './sites-74/pfruendtner-kanzlei/expected.ts';
import { expected as quastenrieth } from './sites-74/quastenrieth-nuxt/expected.ts';
import type { Site } from './types.ts';

/** The bakery's reservation calendar: every month links to the one before and the one after, for ever. */
function calendar(target: string): string | undefined {
  const asked = /^\/kalender\/?\?monat=(\d{4})-(\d{2})$/u.exec(target);
  if (!asked) return undefined;
  const year = Number(asked[1]);
  const month = Number(asked[2]);
  const shown = (offset: number) => {
    const date = new Date(Date.UTC(year, month - 1 + offset, 1));
    return `${String(date.getUTCFullYear()).padStart(4, '0')}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
  };
  const days = Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, i) => {
    const sunday = new Date(Date.UTC(year, month - 1, i + 1)).getUTCDay() === 0;
    return `<li class="day">${i + 1}. ${sunday ? 'Zmorge-Buffet, Plätze frei' : '–'}</li>`;
  }).join('');
  return `<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8"><title>Kalender ${shown(0)} | Hutzikofler</title></head><body><h1>Reservation ${shown(0)}</h1><p><a href="/kalender?monat=${shown(-1)}">« Vorheriger Monat</a> <a href="/kalender?monat=${shown(1)}">Nächster Monat »</a></p><ul>${days}</ul><p><a href="/reservation">Zurück</a></p></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'quastenrieth-nuxt',
    hosts: ['www.quastenrieth-moebelwerkstatt.de', 'quastenrieth-moebelwerkstatt.de'],
    fallback: '200.html',
    expected: quastenrieth,
  },
  {
    name: 'knallwitter-onepage',
    hosts: ['www.knallwitter-events.de', 'knallwitter-events.de'],
    expected: knallwitter,
  },
  {
    name: 'droemmelkamp-autohaus',
    hosts: ['www.droemmelkamp-autohaus.de', 'droemmelkamp-autohaus.de'],
    routes: {
      '/standort.html?filiale=gifhorn': 'standort-gifhorn.html',
      '/standort.html?filiale=uelzen': 'standort-uelzen.html',
      '/standort.html?filiale=soltau': 'standort-soltau.html',
      '/standort.html?filiale=peine': 'standort-peine.html',
      '/standort.html?filiale=burgdorf': 'standort-burgdorf.html',
    },
    fallback: 'nicht-gefunden.html',
    expected: droemmelkamp,
  },
  {
    name: 'pfruendtner-kanzlei',
    hosts: ['www.pfruendtner-ostheld.de', 'pfruendtner-ostheld.de'],
    routes: {
      '/index.php?id=2': 'start.html',
      '/index.php?id=5': 'kanzlei.html',
      '/index.php?id=7': 'anwaelte.html',
      '/index.php?id=8': 'notariat.html',
      '/index.php?id=9': 'gebiete.html',
      '/index.php?id=12': 'aktuelles.html',
      '/index.php?id=13': 'grundsteuer.html',
      '/index.php?id=15': 'anfahrt.html',
      '/index.php?id=16': 'impressum.html',
      '/index.php?id=17': 'datenschutz.html',
    },
    charset: 'iso-8859-1',
    expected: pfruendtner,
  },
  {
    name: 'hutzikofler-beck',
    hosts: ['www.hutzikofler-beck.ch', 'hutzikofler-beck.ch'],
    generate: calendar,
    expected: hutzikofler,
  },
  {
    name: 'kryfthagen-software',
    hosts: ['www.kryfthagen-software.de', 'kryfthagen-software.de'],
    expected: kryfthagen,
  },
];
