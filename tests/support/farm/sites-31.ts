import { expected as averbeckKanzlei } from './sites-31/averbeck-kanzlei/expected.ts';
import { expected as awHunteaue } from './sites-31/aw-hunteaue/expected.ts';
import { expected as brehlingerFedern } from './sites-31/brehlinger-federn/expected.ts';
import { expected as brillenhausOstermoeller } from './sites-31/brillenhaus-ostermoeller/expected.ts';
import { expected as buettnereiHoefling } from './sites-31/buettnerei-hoefling/expected.ts';
import { expected as hainblickAreal } from './sites-31/hainblick-areal/expected.ts';
import { expected as kirchsteigerKachelofen } from './sites-31/kirchsteiger-kachelofen/expected.ts';
import { expected as lindenspuleWerkstatt } from './sites-31/lindenspule-werkstatt/expected.ts';
import { expected as luettmoorAkustik } from './sites-31/luettmoor-akustik/expected.ts';
import { expected as neisseblattTee } from './sites-31/neisseblatt-tee/expected.ts';
import { expected as ruegsauerMesstechnik } from './sites-31/ruegsauer-messtechnik/expected.ts';
import { expected as vellmerath } from './sites-31/vellmerath/expected.ts';
import type { Site } from './types.ts';

/** Examiner's sites, each around two or three of the known traps of fetching, reading or attribution. */
export const sites: Site[] = [
  {
    name: 'brehlinger-federn',
    hosts: ['www.brehlinger-federn.de', 'brehlinger-federn.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=3': 'index.html',
      '/index.php?id=3&L=0': 'index.html',
      '/index.php?id=3&L=1': 'english.html',
      '/index.php?id=5': 'unternehmen.html',
      '/index.php?id=9': 'federn.html',
      '/index.php?id=11': 'qualitaet.html',
      '/index.php?id=14': 'standorte.html',
      '/index.php?id=17': 'karriere.html',
      '/index.php?id=21': 'kontakt.html',
      '/index.php?id=25': 'impressum.html',
      '/index.php?id=26': 'aeb.html',
    },
    statuses: Object.fromEntries(
      ['unternehmen', 'federn', 'qualitaet', 'standorte', 'karriere', 'kontakt', 'impressum', 'aeb', 'english'].flatMap(
        (page) => [
          [`/${page}`, 404],
          [`/${page}.html`, 404],
        ],
      ),
    ),
    expected: brehlingerFedern,
  },
  {
    name: 'kirchsteiger-kachelofen',
    hosts: ['www.kirchsteiger-kachelofen.at', 'kirchsteiger-kachelofen.at'],
    expected: kirchsteigerKachelofen,
  },
  {
    name: 'averbeck-kanzlei',
    hosts: ['www.averbeck-hahnenberg.de', 'averbeck-hahnenberg.de'],
    expected: averbeckKanzlei,
  },
  {
    name: 'ruegsauer-messtechnik',
    hosts: ['www.ruegsauer.ch', 'ruegsauer.ch'],
    redirects: { '/': '/de/' },
    expected: ruegsauerMesstechnik,
  },
  {
    name: 'neisseblatt-tee',
    hosts: ['www.neisseblatt.de', 'neisseblatt.de'],
    fallback: 'nicht-da.html',
    routes: {
      '/sortiment?geschmack=minze': 'sortiment.html',
      '/sortiment?geschmack=frucht': 'sortiment.html',
      '/sortiment?order=preis-auf': 'sortiment.html',
    },
    expected: neisseblattTee,
  },
  {
    name: 'lindenspule-werkstatt',
    hosts: ['www.lindenspule.de', 'lindenspule.de'],
    charset: 'iso-8859-15',
    charsetInMetaOnly: true,
    generate: (target) => {
      const match = /^\/kalender\/(\d{4})-(\d{2})(?:\.html)?$/.exec(target);
      if (!match) return undefined;
      const month = Number(match[1]) * 12 + Number(match[2]) - 1;
      const link = (m: number, word: string) =>
        `<a href="${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}.html">${word}</a>`;
      return `<!DOCTYPE html><html lang="de"><head><meta charset="iso-8859-15"><title>Kalender ${match[2]}/${match[1]} - Lindenspule</title></head><body><h1>Kalender ${match[2]}/${match[1]}</h1><p>${link(month - 1, 'voriger Monat')} ${link(month + 1, 'nächster Monat')} <a href="/kalender.html">Übersicht</a></p><p>Repaircafé, Samstag ab 14 Uhr</p></body></html>`;
    },
    expected: lindenspuleWerkstatt,
  },

  {
    name: 'luettmoor-akustik',
    hosts: ['www.luettmoor-akustik.de', 'luettmoor-akustik.de'],
    fallback: '200.html',
    expected: luettmoorAkustik,
  },
  {
    name: 'vellmerath',
    hosts: ['www.vellmerath.com', 'vellmerath.com'],
    expected: vellmerath,
  },
  {
    name: 'buettnerei-hoefling',
    hosts: ['www.buettnerei-hoefling.de', 'buettnerei-hoefling.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: buettnereiHoefling,
  },
  {
    name: 'brillenhaus-ostermoeller',
    hosts: ['www.brillenhaus-ostermoeller.de', 'brillenhaus-ostermoeller.de'],
    routes: { '/filialen?seite=2': 'filialen-seite-2.html' },
    generate: (target) => {
      if (!/^\/filialen\?(?:umkreis|marke)=/.test(target)) return undefined;
      const facets = ['umkreis=5', 'umkreis=25', 'marke=optavia', 'marke=nordkante', 'sort=name', 'sort=naehe'];
      const links = facets.map(
        (facet) => `<a rel="nofollow" href="${target.replaceAll('&', '&amp;')}&amp;${facet}">${facet}</a>`,
      );
      return `<!DOCTYPE html><html lang="de-DE"><head><meta charset="UTF-8"><title>Filialen, Auswahl | Brillenhaus Ostermöller</title></head><body><h1>Ihre Auswahl</h1><p>Zu Ihrer Auswahl haben wir keine Filiale gefunden. Auswahl ändern: ${links.join(' ')}</p><p><a href="/filialen">Alle Filialen</a></p></body></html>`;
    },
    expected: brillenhausOstermoeller,
  },
  {
    name: 'hainblick-areal',
    hosts: ['www.hainblick-areal.de', 'hainblick-areal.de'],
    routes: {
      '/lander?q=hainblick': 'lander.html',
      '/lander?q=areal': 'lander.html',
      '/lander?q=impressum': 'lander.html',
    },
    expected: hainblickAreal,
  },
  {
    name: 'aw-hunteaue',
    hosts: ['www.aw-hunteaue.de', 'aw-hunteaue.de'],
    generate: (target) => {
      const month = /^\/abfuhrkalender\?monat=(\d{4})-(\d{2})$/.exec(target);
      if (!month) return undefined;
      const at = (step: number) => {
        const count = Number(month[1]) * 12 + Number(month[2]) - 1 + step;
        return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
      };
      return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Abfuhrkalender ${at(0)}</title></head><body><h1>Abfuhrkalender ${at(0)}</h1><table><tr><td>Restabfall</td><td>7. und 21.</td></tr><tr><td>Bioabfall</td><td>14. und 28.</td></tr></table><p><a href="/abfuhrkalender?monat=${at(-1)}">Monat zurück</a> <a href="/abfuhrkalender?monat=${at(1)}">Monat vor</a> <a href="/">Startseite</a></p></body></html>`;
    },
    expected: awHunteaue,
  },
];
