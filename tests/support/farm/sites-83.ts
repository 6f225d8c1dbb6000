import { expected as gruebelsauer } from './sites-83/gruebelsauer-fisch/expected.ts';
import { expected as quastenfeldt } from './sites-83/quastenfeldt-taucherei/expected.ts';
import { expected as schwerdtlinger } from './sites-83/schwerdtlinger-pfandhaus/expected.ts';
import { expected as spoerndl } from './sites-83/spoerndl-achatz-akustik/expected.ts';
import { expected as tscharnuolt } from './sites-83/tscharnuolt-felswerk/expected.ts';
import { expected as zipplies } from './sites-83/waagen-zipplies/expected.ts';
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

/** The calendar never ends: every month links to its neighbours and to each of its days. */
function calendar(target: string): string | undefined {
  const hit = /^\/versteigerungen\/?\?(?:.*&)?monat=(\d{4})-(\d{2})(?:&.*)?$/.exec(target);
  if (!hit) return undefined;
  const year = Number(hit[1]);
  const month = Number(hit[2]) - 1;
  if (month < 0 || month > 11) return undefined;
  const at = (step: number): string => {
    const date = new Date(Date.UTC(year, month + step, 1));
    return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
  };
  const days = Array.from({ length: 28 }, (_, i) => i + 1)
    .map((day) => `<td><a href="/versteigerungen?monat=${at(0)}&amp;tag=${day}">${day}</a></td>`)
    .join('');
  return `<!DOCTYPE html>
<html lang="de-DE"><head><meta charset="utf-8"><meta name="generator" content="TYPO3 CMS"><title>Versteigerungen ${MONTHS[month]} ${year} - Schwerdtlinger</title></head>
<body><header><a href="/">Start</a> <a href="/so-funktioniert-beleihen/">So funktioniert’s</a> <a href="/versteigerungen/">Versteigerungen</a></header>
<main><div id="c31" class="frame frame-default"><h1>Versteigerungen im ${MONTHS[month]} ${year}</h1>
<p class="cal-nav"><a href="/versteigerungen?monat=${at(-1)}">‹ zurück</a> <a href="/versteigerungen?monat=${at(1)}">weiter ›</a> <a href="/versteigerungen?monat=${at(0)}&amp;ansicht=woche">Woche</a> <a href="/versteigerungen?monat=${at(0)}&amp;ansicht=liste">Liste</a> <a href="/versteigerungen?monat=${at(12)}">ein Jahr weiter</a></p>
<table class="cal"><tr>${days}</tr></table>
<p>Saalversteigerung: Stadthalle Bebra, An der Fulda 70, 36179 Bebra, Hausmeister 06622 501 48. Ausweichtermin: Hotel am Marktplatz Sondershausen, Marktplatz Sondershausen 2, 99706 Sondershausen. Versteigerer: Egbert Lüttmann-Prey.</p></div></main>
<footer><a href="/impressum/">Impressum</a> <a href="/datenschutz/">Datenschutzerklärung</a></footer></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'quastenfeldt-taucherei',
    hosts: ['www.quastenfeldt-taucherei.de', 'quastenfeldt-taucherei.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    routes: {
      '/navi.htm': 'navi.html',
      '/start.htm': 'start.html',
      '/leistungen.htm': 'leistungen.html',
      '/betrieb.htm': 'betrieb.html',
      '/stuetzpunkte.htm': 'stuetzpunkte.html',
      '/nachweise.htm': 'nachweise.html',
      '/impressum.htm': 'impressum.html',
      '/datenschutz.htm': 'datenschutz.html',
    },
    expected: quastenfeldt,
  },
  {
    name: 'schwerdtlinger-pfandhaus',
    hosts: ['www.schwerdtlinger-pfandhaus.de', 'schwerdtlinger-pfandhaus.de'],
    generate: calendar,
    expected: schwerdtlinger,
  },
  { name: 'waagen-zipplies', hosts: ['www.waagen-zipplies.de', 'waagen-zipplies.de'], expected: zipplies },
  {
    name: 'spoerndl-achatz-akustik',
    hosts: ['www.spoerndl-achatz.de', 'spoerndl-achatz.de'],
    routes: { '/en': 'en/index.html', '/en/': 'en/index.html' },
    expected: spoerndl,
  },
  {
    name: 'gruebelsauer-fisch',
    hosts: ['www.gruebelsauer-fisch.at', 'gruebelsauer-fisch.at'],
    routes: {
      '/?page_id=5': 'index.html',
      '/?page_id=7': 'fische.html',
      '/?page_id=9': 'betrieb.html',
      '/?page_id=11': 'hofladen.html',
      '/?page_id=11&add-to-cart=88': 'hofladen.html',
      '/?page_id=13': 'besuch.html',
      '/?page_id=17': 'impressum.html',
      '/?page_id=3': 'datenschutz.html',
      '/?cat=4': 'neues.html',
      '/?m=202512': 'neues.html',
      '/?m=202511': 'neues.html',
      '/?p=311': 'otter.html',
      '/?p=311&replytocom=57': 'otter.html',
    },
    expected: gruebelsauer,
  },
  {
    name: 'tscharnuolt-felswerk',
    hosts: ['www.felswerk-tscharnuolt.ch', 'felswerk-tscharnuolt.ch'],
    routes: {
      '/?lang=en': 'index-en.html',
      '/?lang=it': 'index-it.html',
      '/firma?lang=en': 'firma-en.html',
    },
    expected: tscharnuolt,
  },
];
