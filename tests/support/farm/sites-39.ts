import { expected as chasaZuondra } from './sites-39/chasa-zuondra/expected.ts';
import { expected as hpnTragwerk } from './sites-39/hpn-tragwerk/expected.ts';
import { expected as koednitzer } from './sites-39/koednitzer-laborglas/expected.ts';
import { expected as rufenschacht } from './sites-39/rufenschacht-wickeltechnik/expected.ts';
import { expected as summbrett } from './sites-39/summbrett/expected.ts';
import { expected as vrijlandt } from './sites-39/vrijlandt-kaelte/expected.ts';
import { expected as wgLindenanger } from './sites-39/wg-lindenanger/expected.ts';
import type { Site } from './types.ts';

/** A TYPO3 calendar that links to its next months for ever. */
function calendar(target: string): string | undefined {
  if (!target.startsWith('/index.php?id=20')) return undefined;
  const found = /=(\d{4})-(\d{2})$/.exec(target);
  const at = found ? Number(found[1]) * 12 + Number(found[2]) - 1 : 2026 * 12 + 10;
  const link = (step: number) => {
    const month = at + step;
    const text = `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
    return `<a href="/index.php?id=20&amp;tx_kalender%5Bmonat%5D=${text}">${text}</a>`;
  };
  return `<!DOCTYPE html><html lang="de-AT"><head><meta charset="utf-8"><title>Termine</title></head><body><h1>Termine</h1><p>Keine Einträge.</p>${[-1, 1, 2, 3].map(link).join(' ')} <a href="/index.php?id=2">Offenlegung</a></body></html>`;
}

/** Room filters whose combinations link to each other. */
function rooms(target: string): string | undefined {
  if (!target.startsWith('/zimmer/?')) return undefined;
  const links = [1, 2, 3, 4].flatMap((guests) =>
    ['sued', 'nord', 'west'].map(
      (side) => `<a href="${target.replaceAll('&', '&amp;')}&amp;g${guests}=${side}">${guests} ${side}</a>`,
    ),
  );
  return `<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8"><title>Zimmer - Chasa Zuondra</title></head><body><h1>Zimmer</h1><p>3 Zimmer entsprechen Ihrer Auswahl.</p>${links.join(' ')}</body></html>`;
}

export const sites: Site[] = [
  {
    name: 'koednitzer-laborglas',
    hosts: ['www.koednitzer-laborglas.at', 'koednitzer-laborglas.at'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'offenlegung.html',
      '/index.php?id=3': 'privatsphaere.html',
      '/index.php?id=4': 'unternehmen.html',
      '/index.php?id=5': 'chronik.html',
      '/index.php?id=7': 'organe.html',
      '/index.php?id=9': 'standorte.html',
      '/index.php?id=11': 'qualitaet.html',
      '/index.php?id=12': 'produkte.html',
      '/index.php?id=14': 'karriere.html',
      '/index.php?id=15': 'kontakt.html',
    },
    generate: calendar,
    expected: koednitzer,
  },
  { name: 'hpn-tragwerk', hosts: ['www.hpn-tragwerk.de', 'hpn-tragwerk.de'], expected: hpnTragwerk },
  {
    name: 'wg-lindenanger',
    hosts: ['www.wg-lindenanger.de', 'wg-lindenanger.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    fallback: 'nichtda.html',
    expected: wgLindenanger,
  },
  { name: 'vrijlandt-kaelte', hosts: ['www.vrijlandt-kaelte.de', 'vrijlandt-kaelte.de'], expected: vrijlandt },
  { name: 'summbrett', hosts: ['www.summbrett.de', 'summbrett.de'], fallback: 'index.html', expected: summbrett },
  {
    name: 'chasa-zuondra',
    hosts: ['www.chasa-zuondra.ch', 'chasa-zuondra.ch'],
    routes: {
      '/st%C3%BCva/': 'stueva/index.html',
      '/%C3%BCber-uns/': 'ueber-uns.html',
      '/g%C3%A4stestimmen/': 'gaestestimmen.html',
      '/j/privacy': 'privacy.html',
      '/sitemap/': 'sitemap.html',
    },
    generate: rooms,
    expected: chasaZuondra,
  },
  {
    name: 'rufenschacht-wickeltechnik',
    hosts: ['www.rufenschacht.ch', 'rufenschacht.ch', 'www.rufenschacht.com'],
    expected: rufenschacht,
  },
];
