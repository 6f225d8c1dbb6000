import { expected as galterenbach } from './sites-35/galterenbach/expected.ts';
import { expected as grablmoserBraeu } from './sites-35/grablmoser-braeu/expected.ts';
import { expected as oehrleinKoeditz } from './sites-35/oehrlein-koeditz/expected.ts';
import { expected as prantlech } from './sites-35/prantlech/expected.ts';
import { expected as quittkat } from './sites-35/quittkat/expected.ts';
import { expected as zaunruebe } from './sites-35/zaunruebe/expected.ts';
import type { Site } from './types.ts';

/** Six sites written without sight of the scanner, each around two or three of its traps. */
export const sites: Site[] = [
  {
    name: 'oehrlein-koeditz',
    hosts: ['www.oehrlein-koeditz.de', 'oehrlein-koeditz.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: oehrleinKoeditz,
  },
  {
    name: 'grablmoser-braeu',
    hosts: ['www.grablmoser-braeu.de', 'grablmoser-braeu.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'wirtshaus.html',
      '/index.php?id=3': 'bier.html',
      '/index.php?id=4': 'zimmer.html',
      '/index.php?id=5': 'feiern.html',
      '/index.php?id=6': 'haus.html',
      '/index.php?id=7': 'impressum.html',
      '/index.php?id=8': 'gaestebuch.html',
      '/index.php?id=9': 'kontakt.html',
      '/index.php?id=10': 'datenschutz.html',
    },
    expected: grablmoserBraeu,
  },
  { name: 'galterenbach', hosts: ['www.kg-galterenbach.ch', 'kg-galterenbach.ch'], expected: galterenbach },
  {
    name: 'zaunruebe',
    hosts: ['www.zaunruebe.app', 'zaunruebe.app'],
    fallback: 'index.html',
    expected: zaunruebe,
  },
  { name: 'prantlech', hosts: ['www.sport-prantlech.at', 'sport-prantlech.at'], expected: prantlech },
  {
    name: 'quittkat',
    hosts: ['www.quittkat.de', 'quittkat.de'],
    generate: (target) => {
      const match = /^\/fahrplan(?:\.html)?\?woche=(\d{4})-(\d{1,2})$/.exec(target);
      if (!match) return undefined;
      const index = Number(match[1]) * 52 + Number(match[2]) - 1;
      const link = (week: number, word: string) =>
        `<a href="fahrplan?woche=${Math.floor(week / 52)}-${(week % 52) + 1}">${word}</a>`;
      return `<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8"><title>Abfahrten KW ${match[2]}/${match[1]} - Quittkat Seefrachtkontor</title></head><body><h1>Abfahrten in Woche ${match[2]}</h1><p>${link(index - 1, 'eine Woche zurück')} ${link(index + 1, 'eine Woche weiter')} <a href="fahrplan.html">Übersicht</a></p><p>Für diese Woche sind noch keine Abfahrten eingetragen.</p></body></html>`;
    },
    expected: quittkat,
  },
];
