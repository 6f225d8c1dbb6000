import { expected as drachlwirtMondsee } from './sites-33/drachlwirt-mondsee/expected.ts';
import { expected as haushaltswarenDoerrschuck } from './sites-33/haushaltswaren-doerrschuck/expected.ts';
import { expected as lueschenBedachungen } from './sites-33/lueschen-bedachungen/expected.ts';
import { expected as nueeschArthrotec } from './sites-33/nueesch-arthrotec/expected.ts';
import { expected as oehmichenMerkwitz } from './sites-33/oehmichen-merkwitz/expected.ts';
import { expected as pegelwartSoftware } from './sites-33/pegelwart-software/expected.ts';
import { expected as ploArchitekten } from './sites-33/plo-architekten/expected.ts';
import { expected as sagiTrubschachen } from './sites-33/sagi-trubschachen/expected.ts';
import { expected as stNotburgaVilsbiburg } from './sites-33/st-notburga-vilsbiburg/expected.ts';
import { expected as wehrsteinDosiertechnik } from './sites-33/wehrstein-dosiertechnik/expected.ts';
import { expected as wgMuldenaue } from './sites-33/wg-muldenaue/expected.ts';
import { expected as wiethoffEisenwaren } from './sites-33/wiethoff-eisenwaren/expected.ts';
import type { Site } from './types.ts';

/** Examiner's sites like those of `sites-31`. */
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

  {
    name: 'haushaltswaren-doerrschuck',
    hosts: ['www.doerrschuck.de', 'doerrschuck.de'],
    routes: {
      '/shop_content.php?coID=1': 'versand.html',
      '/shop_content.php?coID=2': 'datenschutz.html',
      '/shop_content.php?coID=3': 'agb.html',
      '/shop_content.php?coID=4': 'impressum.html',
      '/shop_content.php?coID=7': 'kontakt.html',
      '/shop_content.php?coID=11': 'ueber-uns.html',
      '/shop_content.php?coID=12': 'geschaefte.html',
      '/shop_content.php?coID=14': 'stellen.html',
      '/product_info.php?products_id=4417': 'messer.html',
    },
    statuses: {
      '/impressum': 404,
      '/impressum.html': 404,
      '/kontakt': 404,
      '/kontakt.html': 404,
      '/ueber-uns': 404,
      '/ueber-uns.html': 404,
      '/datenschutz': 404,
      '/datenschutz.html': 404,
      '/agb': 404,
      '/agb.html': 404,
      '/geschaefte': 404,
      '/geschaefte.html': 404,
      '/stellen': 404,
      '/stellen.html': 404,
      '/versand': 404,
      '/versand.html': 404,
      '/messer': 404,
      '/messer.html': 404,
    },
    generate: (target) => {
      if (!/^\/index\.php\?cPath=\d/.test(target)) return undefined;
      const facets = [
        'filter[marke]=ruethenbeck',
        'filter[marke]=gmundtal',
        'filter[farbe]=rot',
        'filter_sort=preis',
        'filter_sort=name',
        'page=2',
      ];
      const links = facets.map((facet) => `<a href="${target.replaceAll('&', '&amp;')}&amp;${facet}">${facet}</a>`);
      return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Sortiment - Haushaltswaren Dörrschuck</title></head><body><h1>Sortiment</h1><p>Auswahl einschränken: ${links.join(' ')}</p><ul><li><a href="/product_info.php?products_id=4417">Kochmesser „Wupperklinge“, 20 cm</a> 119,00 EUR</li><li>Einmachtopf emailliert, 29 Liter, 94,90 EUR</li></ul><p><a href="/">Startseite</a> <a href="/shop_content.php?coID=4">Impressum</a></p></body></html>`;
    },
    expected: haushaltswarenDoerrschuck,
  },
  {
    name: 'oehmichen-merkwitz',
    hosts: ['oehmichen-merkwitz.de', 'www.oehmichen-merkwitz.de'],
    expected: oehmichenMerkwitz,
  },
  {
    name: 'pegelwart-software',
    hosts: ['www.pegelwart.io', 'pegelwart.io'],
    fallback: 'app-404.html',
    routes: { '/en': 'en/index.html' },
    expected: pegelwartSoftware,
  },
  {
    name: 'sagi-trubschachen',
    hosts: ['www.sagi-trubschachen.ch', 'sagi-trubschachen.ch'],
    fallback: 'nicht-gefunden.html',
    expected: sagiTrubschachen,
  },
  {
    name: 'st-notburga-vilsbiburg',
    hosts: ['www.st-notburga-vils.de', 'st-notburga-vils.de'],
    generate: (target) => {
      const month = /^\/veranstaltungen\/(\d{4})-(\d{2})\/?$/.exec(target);
      if (!month) return undefined;
      const at = (step: number) => {
        const count = Number(month[1]) * 12 + Number(month[2]) - 1 + step;
        return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
      };
      return `<!DOCTYPE html><html lang="de-DE"><head><meta charset="UTF-8"><title>Veranstaltungen ${at(0)} – St. Notburga Vilsbiburg</title></head><body><h1>Veranstaltungen ${at(0)}</h1><div class="tribe-events-calendar-list"><h3>Singkreis</h3><p>Mittwoch, 15 Uhr, Hauskapelle</p><h3>Angehörigenabend</h3><p>Donnerstag, 19 Uhr, Stadtsaal Vilsbiburg, Stadtplatz 30, 84137 Vilsbiburg, Karten: Kulturbüro, Telefon 08741 305444</p></div><p><a href="/veranstaltungen/${at(-1)}/">Vorheriger Monat</a> <a href="/veranstaltungen/${at(1)}/">Nächster Monat</a> <a href="/">Startseite</a></p></body></html>`;
    },
    expected: stNotburgaVilsbiburg,
  },
  {
    name: 'wiethoff-eisenwaren',
    hosts: ['www.wiethoff-eisenwaren.de', 'wiethoff-eisenwaren.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: wiethoffEisenwaren,
  },
];
