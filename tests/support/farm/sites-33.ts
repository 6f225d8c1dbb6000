import { expected as drachlwirtMondsee } from './sites-33/drachlwirt-mondsee/expected.ts';
import { expected as lueschenBedachungen } from './sites-33/lueschen-bedachungen/expected.ts';
import { expected as nueeschArthrotec } from './sites-33/nueesch-arthrotec/expected.ts';
import { expected as ploArchitekten } from './sites-33/plo-architekten/expected.ts';
import { expected as wehrsteinDosiertechnik } from './sites-33/wehrstein-dosiertechnik/expected.ts';
import { expected as wgMuldenaue } from './sites-33/wg-muldenaue/expected.ts';
import type { Site } from './types.ts';

/** Examiner's sites like those of `sites-31`, half as many. */
export const sites: Site[] = [
  {
    name: 'lueschen-bedachungen',
    hosts: ['www.lueschen-bedachungen.de', 'lueschen-bedachungen.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: lueschenBedachungen,
  },
  {
    name: 'drachlwirt-mondsee',
    hosts: ['www.drachlwirt.at', 'drachlwirt.at'],
    generate: (target) => {
      const month = /^\/kalender\?monat=(\d{4})-(\d{2})$/.exec(target);
      if (month === null) return undefined;
      const at = Number(month[1]) * 12 + Number(month[2]) - 1;
      const link = (n: number) =>
        `/kalender?monat=${String(Math.floor(n / 12))}-${String((n % 12) + 1).padStart(2, '0')}`;
      return `<!DOCTYPE html><html lang="de-at"><head><meta charset="utf-8"><title>Kalender – Drachlwirt</title></head><body class="site helix-ultimate com-ohanah"><main><h1>Kalender ${month[2] ?? ''}/${month[1] ?? ''}</h1><p>Erster Freitag: Volksmusik mit der Irrseer Tanzlmusi</p><p class="ohanah-nav"><a href="${link(at - 1)}">Voriger Monat</a> <a href="${link(at + 1)}">Nächster Monat</a> <a href="${link(at + 12)}">Nächstes Jahr</a></p><p><a href="/">Zur Startseite</a></p></main></body></html>`;
    },
    expected: drachlwirtMondsee,
  },
  {
    name: 'nueesch-arthrotec',
    hosts: ['www.nueesch-arthrotec.ch', 'nueesch-arthrotec.ch'],
    expected: nueeschArthrotec,
  },
  {
    name: 'plo-architekten',
    hosts: ['www.plo-architekten.de', 'plo-architekten.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=5': 'buero.html',
      '/index.php?id=7': 'projekte.html',
      '/index.php?id=9': 'leistungen.html',
      '/index.php?id=11': 'kontakt.html',
      '/index.php?id=13': 'rechtliches.html',
      '/index.php?id=14': 'datenschutz.html',
      '/index.php?id=15': 'stellen.html',
      '/index.php?id=71': 'projekt71.html',
    },
    statuses: {
      '/buero': 404,
      '/buero.html': 404,
      '/projekte': 404,
      '/projekte.html': 404,
      '/leistungen': 404,
      '/leistungen.html': 404,
      '/kontakt': 404,
      '/kontakt.html': 404,
      '/rechtliches': 404,
      '/rechtliches.html': 404,
      '/datenschutz': 404,
      '/datenschutz.html': 404,
      '/stellen': 404,
      '/stellen.html': 404,
      '/projekt71': 404,
      '/projekt71.html': 404,
    },
    expected: ploArchitekten,
  },
  {
    name: 'wehrstein-dosiertechnik',
    hosts: ['www.wehrstein-ag.de', 'wehrstein-ag.de'],
    fallback: 'index.html',
    expected: wehrsteinDosiertechnik,
  },
  {
    name: 'wg-muldenaue',
    hosts: ['www.wg-muldenaue.de', 'wg-muldenaue.de'],
    fallback: 'fehler.html',
    generate: (target) => {
      if (!target.startsWith('/wohnungen?')) return undefined;
      const links = ['zimmer=1', 'zimmer=2', 'ort=grimma', 'ort=colditz', 'sort=miete-ab', 'seite=2']
        .map((facet) => `<li><a href="${target.replaceAll('&', '&amp;')}&amp;${facet}">${facet}</a></li>`)
        .join('');
      return `<!DOCTYPE html><html lang="de-DE"><head><meta charset="UTF-8"><title>Wohnungen – WG Muldenaue</title></head><body class="page"><main><h1>Wohnungen</h1><ul class="facetten">${links}</ul><p>Keine Wohnung passt zu Ihrer Auswahl.</p><p><a href="/">Startseite</a></p></main></body></html>`;
    },
    expected: wgMuldenaue,
  },
];
