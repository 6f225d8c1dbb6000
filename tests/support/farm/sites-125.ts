import { expected as abtmeyer } from './sites-125/abtmeyer/expected.ts';
import { expected as bissegger } from './sites-125/bissegger/expected.ts';
import { expected as hollerkamp } from './sites-125/hollerkamp/expected.ts';
import { expected as kornwinkel } from './sites-125/kornwinkel/expected.ts';
import { expected as stoegmeyr } from './sites-125/stoegmeyr/expected.ts';
import { expected as wortfaehre } from './sites-125/wortfaehre/expected.ts';
import type { Site } from './types.ts';

/** The bakery's calendar: a page for every week, each with links to the next ones. */
function backkalender(target: string): string | undefined {
  const found = /^\/backkalender\?woche=(\d{4})-(\d{2})/.exec(target);
  if (!found) return undefined;
  const year = Number(found[1]);
  const week = Number(found[2]);
  const name = (step: number): string => {
    const next = week + step;
    const shown = next < 1 ? [year - 1, 52] : next > 52 ? [year + 1, 1] : [year, next];
    return `${shown[0]}-${String(shown[1]).padStart(2, '0')}`;
  };
  const filters = ['roggen', 'dinkel', 'weizen']
    .map((grain) => `<a href="/backkalender?woche=${name(0)}&amp;mehl=${grain}">${grain}</a>`)
    .join(' ');
  return `<!doctype html><html lang="de-DE"><head><meta charset="utf-8"><title>Backkalender KW ${week} – Kornwinkel</title></head>
<body><main><h1>Backkalender, Woche ${week}/${year}</h1><p>Montag: Elztäler Roggen. Mittwoch: Walnussbrot. Freitag: Dinkel-Saftkorn und Hefezopf. Samstag: alles.</p>
<p><a href="/backkalender?woche=${name(-1)}">‹ vorige Woche</a> · <a href="/backkalender?woche=${name(1)}">nächste Woche ›</a></p><p>Filter: ${filters}</p>
<p><a href="/">Start</a> <a href="/laeden">Läden</a> <a href="/rechtliches">Rechtliches</a></p></main></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'hollerkamp',
    hosts: ['www.hollerkamp-tiefbau.de', 'hollerkamp-tiefbau.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: hollerkamp,
  },
  {
    name: 'abtmeyer',
    hosts: ['www.abtmeyer-soell.de', 'abtmeyer-soell.de'],
    fallback: 'seite-nicht-gefunden.html',
    expected: abtmeyer,
  },
  { name: 'wortfaehre', hosts: ['www.wortfaehre-kiel.de', 'wortfaehre-kiel.de'], expected: wortfaehre },
  {
    name: 'kornwinkel',
    hosts: ['www.kornwinkel-brot.de', 'kornwinkel-brot.de'],
    fallback: '404.html',
    generate: backkalender,
    expected: kornwinkel,
  },
  { name: 'bissegger', hosts: ['www.bissegger-hardmeier.ch', 'bissegger-hardmeier.ch'], expected: bissegger },
  {
    name: 'stoegmeyr',
    hosts: ['www.stoegmeyr-holzbau.at', 'stoegmeyr-holzbau.at'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=12': 'leistungen.html',
      '/index.php?id=15': 'projekte.html',
      '/index.php?id=18': 'betrieb.html',
      '/index.php?id=19': 'qualitaet.html',
      '/index.php?id=21': 'karriere.html',
      '/index.php?id=23': 'kontakt.html',
      '/index.php?id=31': 'impressum.html',
      '/index.php?id=32': 'datenschutz.html',
      '/index.php?id=23&print=1': 'kontakt.html',
    },
    expected: stoegmeyr,
  },
];
