import { expected as murbeck } from './sites-38/murbeck-datenwerk/expected.ts';
import { expected as nottebrock } from './sites-38/nottebrock-baumpflege/expected.ts';
import { expected as ploberschnigg } from './sites-38/ploberschnigg-tischlerei/expected.ts';
import { expected as trautwig } from './sites-38/trautwig-eilken-getraenke/expected.ts';
import { expected as uchtwiesen } from './sites-38/uchtwiesen-pflege/expected.ts';
import { expected as wiesbrandl } from './sites-38/wiesbrandl-backhaus/expected.ts';
import { expected as wrobelinghaus } from './sites-38/wrobelinghaus-federn/expected.ts';
import type { Site } from './types.ts';

/** A calendar without end: every month links to the next and the one before, and to each of its days. */
function calendar(target: string): string | undefined {
  if (!target.startsWith('/kalender')) return undefined;
  const found = /monat=(\d{4})-(\d{2})/.exec(target);
  const year = found ? Number(found[1]) : 2026;
  const month = found ? Number(found[2]) : 12;
  const link = (offset: number): string => {
    const at = new Date(Date.UTC(year, month - 1 + offset, 1));
    return `/kalender?monat=${String(at.getUTCFullYear())}-${String(at.getUTCMonth() + 1).padStart(2, '0')}`;
  };
  const here = link(0);
  const days = Array.from(
    { length: 28 },
    (_, i) => `<td><a href="${here}&amp;tag=${String(i + 1)}">${String(i + 1)}</a></td>`,
  ).join('');
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Termine | Nottebrock</title></head><body><h1>Termine</h1><p><a href="${link(-1)}">Monat zurück</a> <a href="${link(1)}">Monat vor</a></p><table><tr>${days}</tr></table><p>Hängebuchen-Stammtisch, Gasthof Zur Krummen Elle, Inh. Wolfhart Kükenbrink, 32839 Steinheim, Tel. 05233 951174</p><p><a href="/">Zurück</a></p></body></html>`;
}

/** Facets of the shop: each filter leads to further filters. */
function facets(target: string): string | undefined {
  if (!target.startsWith('/Brot/?')) return undefined;
  const page = Number(/[?&]p=(\d+)/.exec(target)?.[1] ?? '1');
  const links = [41, 42, 43, 44, 45, 46]
    .map(
      (n) =>
        `<a href="/Brot/?properties=00${n.toString(16)}&amp;order=price-desc&amp;p=${String(page + 1)}">Filter ${String(n)}</a>`,
    )
    .join(' ');
  return `<!DOCTYPE html><html lang="de-AT"><head><meta charset="utf-8"><title>Brot, Seite ${String(page)} | Wiesbrandl</title></head><body><h1>Brot</h1>${links} <a href="/">Start</a></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'ploberschnigg-tischlerei',
    hosts: ['www.ploberschnigg-moebel.at', 'ploberschnigg-moebel.at'],
    expected: ploberschnigg,
  },
  { name: 'wrobelinghaus-federn', hosts: ['www.wrobelinghaus.de', 'wrobelinghaus.de'], expected: wrobelinghaus },
  {
    name: 'uchtwiesen-pflege',
    hosts: ['www.uchtwiesen-pflege.de', 'uchtwiesen-pflege.de'],
    routes: {
      '/unsere-h%C3%A4user/': 'unsere-haeuser.html',
      '/%C3%BCber-uns/': 'ueber-uns.html',
      '/qualit%C3%A4t/': 'qualitaet.html',
      '/arbeiten-bei-uns/': 'arbeiten-bei-uns.html',
      '/kontakt/': 'kontakt.html',
      '/about/': 'impressum.html',
      '/sitemap/': 'sitemap.html',
      '/j/privacy': 'datenschutz.html',
    },
    expected: uchtwiesen,
  },
  {
    name: 'murbeck-datenwerk',
    hosts: ['www.murbeck.swiss', 'murbeck.swiss'],
    routes: { '/en': 'en/index.html' },
    fallback: 'app-shell.html',
    expected: murbeck,
  },
  {
    name: 'trautwig-eilken-getraenke',
    hosts: ['www.trautwig-eilken.de', 'trautwig-eilken.de'],
    routes: {
      '/inhalt.php?seite=start': 'start.html',
      '/inhalt.php?seite=firma': 'firma.html',
      '/inhalt.php?seite=sortiment': 'sortiment.html',
      '/inhalt.php?seite=maerkte': 'maerkte.html',
      '/inhalt.php?seite=bio': 'bio.html',
      '/inhalt.php?seite=verleih': 'verleih.html',
      '/inhalt.php?seite=kontakt': 'kontakt.html',
      '/inhalt.php?seite=impressum': 'impressum.html',
      '/inhalt.php?seite=datenschutz': 'datenschutz.html',
    },
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: trautwig,
  },
  {
    name: 'nottebrock-baumpflege',
    hosts: ['www.nottebrock-baumpflege.de', 'nottebrock-baumpflege.de'],
    generate: calendar,
    expected: nottebrock,
  },
  {
    name: 'wiesbrandl-backhaus',
    hosts: ['www.wiesbrandl.at', 'wiesbrandl.at'],
    generate: facets,
    expected: wiesbrandl,
  },
];
