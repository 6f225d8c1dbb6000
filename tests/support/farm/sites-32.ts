import { expected as alteGiessereiHalle } from './sites-32/alte-giesserei-halle/expected.ts';
import { expected as bergmannApothekeZwickau } from './sites-32/bergmann-apotheke-zwickau/expected.ts';
import { expected as bootswerftSennhauser } from './sites-32/bootswerft-sennhauser/expected.ts';
import { expected as brandhorstDichtungstechnik } from './sites-32/brandhorst-dichtungstechnik/expected.ts';
import { expected as buchbindereiIhlowPetrasch } from './sites-32/buchbinderei-ihlow-petrasch/expected.ts';
import { expected as hotelRurhofMonschau } from './sites-32/hotel-rurhof-monschau/expected.ts';
import { expected as loriolZbindenMikromechanik } from './sites-32/loriol-zbinden-mikromechanik/expected.ts';
import { expected as lotwerkSoftware } from './sites-32/lotwerk-software/expected.ts';
import { expected as terhorstSpedition } from './sites-32/terhorst-spedition/expected.ts';
import { expected as thorwaldLacke } from './sites-32/thorwald-lacke/expected.ts';
import { expected as wimpassingerPocking } from './sites-32/wimpassinger-pocking/expected.ts';
import { expected as ziegelmoosLeipzig } from './sites-32/ziegelmoos-leipzig/expected.ts';
import type { Site } from './types.ts';

/** Examiner's sites like those of `sites-31`. */
export const sites: Site[] = [
  {
    name: 'brandhorst-dichtungstechnik',
    hosts: ['www.brandhorst-dichtungen.de', 'brandhorst-dichtungen.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=3': 'id-3.html',
      '/index.php?id=4': 'id-4.html',
      '/index.php?id=5': 'id-5.html',
      '/index.php?id=6': 'id-6.html',
      '/index.php?id=7': 'id-7.html',
      '/index.php?id=8': 'id-8.html',
      '/index.php?id=14': 'id-14.html',
      '/index.php?id=15': 'id-15.html',
    },
    expected: brandhorstDichtungstechnik,
  },
  {
    name: 'buchbinderei-ihlow-petrasch',
    hosts: ['www.ihlow-petrasch.de', 'ihlow-petrasch.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: buchbindereiIhlowPetrasch,
  },
  {
    name: 'bootswerft-sennhauser',
    hosts: ['www.sennhauser-boote.at', 'sennhauser-boote.at'],
    generate: (target) => {
      const at = /^\/verleih-kalender\?monat=(\d{4})-(\d\d)(?:&tag=(\d+))?$/.exec(target);
      if (!at) return undefined;
      const month = Number(at[1]) * 12 + Number(at[2]) - 1;
      const name = (m: number) => `${Math.floor(m / 12)}-${String((m % 12) + 1).padStart(2, '0')}`;
      const days = Array.from(
        { length: 28 },
        (_, i) => `<td><a href="/verleih-kalender?monat=${name(month)}&amp;tag=${i + 1}">${i + 1}</a></td>`,
      ).join('');
      return `<!doctype html><html lang="de-AT"><head><meta charset="UTF-8"><title>Bootsverleih ${name(month)}</title></head><body><nav><a href="/">Start</a> <a href="/kontakt">Kontakt</a> <a href="/offenlegung">Offenlegung &amp; AGB</a></nav><h1>Belegung ${name(month)}${at[3] ? `, Tag ${at[3]}` : ''}</h1><p><a rel="prev" href="/verleih-kalender?monat=${name(month - 1)}">« zurück</a> <a rel="next" href="/verleih-kalender?monat=${name(month + 1)}">weiter »</a></p><table><tr>${days}</tr></table></body></html>`;
    },
    expected: bootswerftSennhauser,
  },
  {
    name: 'loriol-zbinden-mikromechanik',
    hosts: ['www.loriol-zbinden.ch', 'loriol-zbinden.ch'],
    expected: loriolZbindenMikromechanik,
  },
  {
    name: 'thorwald-lacke',
    hosts: ['www.thorwald-lacke.de', 'thorwald-lacke.de'],
    fallback: '404.html',
    expected: thorwaldLacke,
  },
  {
    name: 'bergmann-apotheke-zwickau',
    hosts: ['www.bergmann-apotheke-zwickau.de', 'bergmann-apotheke-zwickau.de'],
    fallback: 'fehler.html',
    expected: bergmannApothekeZwickau,
  },

  {
    name: 'hotel-rurhof-monschau',
    hosts: ['www.rurhof-monschau.de', 'rurhof-monschau.de'],
    expected: hotelRurhofMonschau,
  },
  {
    name: 'lotwerk-software',
    hosts: ['www.lotwerk.de', 'lotwerk.de'],
    fallback: 'index.html',
    expected: lotwerkSoftware,
  },
  { name: 'ziegelmoos-leipzig', hosts: ['www.ziegelmoos.de', 'ziegelmoos.de'], expected: ziegelmoosLeipzig },
  {
    name: 'terhorst-spedition',
    hosts: ['www.terhorst-spedition.de', 'terhorst-spedition.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: terhorstSpedition,
  },
  {
    name: 'wimpassinger-pocking',
    hosts: ['www.wimpassinger-hebetechnik.de', 'wimpassinger-hebetechnik.de'],
    routes: {
      '/index.php?id=1&L=0': 'index.html',
      '/index.php?id=4&L=0': 'produkte.html',
      '/index.php?id=9&L=0': 'service.html',
      '/index.php?id=15&L=0': 'referenzen.html',
      '/index.php?id=21&L=0': 'unternehmen.html',
      '/index.php?id=27&L=0': 'kontakt.html',
      '/index.php?id=31&L=0': 'impressum.html',
      '/index.php?id=33&L=0': 'datenschutz.html',
    },
    expected: wimpassingerPocking,
  },
  {
    name: 'alte-giesserei-halle',
    hosts: ['www.alte-giesserei-halle.de', 'alte-giesserei-halle.de'],
    generate: (target) => {
      const url = new URL(target, 'http://x');
      const q = url.searchParams;
      const page = (title: string, body: string) =>
        `<!doctype html><html lang="de-DE"><head><meta charset="UTF-8"><title>${title} – Alte Gießerei</title></head><body><h1>${title}</h1>${body}<footer><a href="/datenschutz">Datenschutz</a> · <a href="/service">Besuch &amp; Rechtliches</a></footer></body></html>`;
      if (url.pathname === '/kalender' && q.has('monat')) {
        const at = Number(q.get('jahr') ?? 2026) * 12 + Number(q.get('monat')) - 1;
        const link = (n: number) => `/kalender?jahr=${Math.floor(n / 12)}&amp;monat=${(n % 12) + 1}`;
        const days = Array.from({ length: 28 }, (_, d) => `<a href="${link(at)}&amp;tag=${d + 1}">${d + 1}</a>`).join(
          ' ',
        );
        return page(
          `Kalender ${(at % 12) + 1}/${Math.floor(at / 12)}`,
          `<a href="${link(at - 1)}">zurück</a> <a href="${link(at + 1)}">weiter</a><p>${days}</p>`,
        );
      }
      if (url.pathname === '/programm' && url.search !== '') {
        const links = [
          'genre=theater',
          'genre=konzert',
          'genre=werkstatt',
          'ort=kleine-halle',
          'ort=hof',
          'sort=datum',
          'seite=2',
        ]
          .map(
            (facet) =>
              `<a href="/programm${url.search.replaceAll('&', '&amp;')}&amp;${facet}">${facet.split('=')[1]}</a>`,
          )
          .join(' ');
        return page('Programm', `<p>Auswahl eingrenzen: ${links}</p>`);
      }
      return undefined;
    },
    expected: alteGiessereiHalle,
  },
];
