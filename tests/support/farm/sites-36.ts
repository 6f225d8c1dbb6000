import { expected as branchettiErbe } from './sites-36/branchetti-erbe/expected.ts';
import { expected as dachslerain } from './sites-36/dachslerain/expected.ts';
import { expected as federhausWichtrey } from './sites-36/federhaus-wichtrey/expected.ts';
import { expected as harmsfeldStiftung } from './sites-36/harmsfeld-stiftung/expected.ts';
import { expected as hautstubeKaltseis } from './sites-36/hautstube-kaltseis/expected.ts';
import { expected as purkelt } from './sites-36/purkelt/expected.ts';
import { expected as quetschDahmen } from './sites-36/quetsch-dahmen/expected.ts';
import { expected as tollensewerke } from './sites-36/tollensewerke/expected.ts';
import { expected as torfstichTagebuch } from './sites-36/torfstich-tagebuch/expected.ts';
import { expected as veldhorstKastechniek } from './sites-36/veldhorst-kastechniek/expected.ts';
import { expected as zoephelHaensgen } from './sites-36/zoephel-haensgen/expected.ts';
import { expected as zwirnholdDosing } from './sites-36/zwirnhold-dosing/expected.ts';
import type { Site } from './types.ts';

const herbs = [
  'Alant',
  'Arnika',
  'Beifuss',
  'Bohnenkraut',
  'Edelraute',
  'Eibisch',
  'Frauenmantel',
  'Goldmelisse',
  'Gundelrebe',
  'Königskerze',
  'Kornblume',
  'Mädesüss',
  'Malve',
  'Meisterwurz',
  'Quendel',
  'Ringelblume',
  'Schafgarbe',
  'Silbermantel',
  'Spitzwegerich',
  'Thymian',
];
const lexicon = (): string => {
  const entries = Array.from({ length: 5000 }, (_, i) => {
    const herb = herbs[i % herbs.length];
    return `<article class="eintrag" id="e${i}"><h3>${herb}, ${Math.floor(i / herbs.length) + 1}. Notiz</h3><p>${herb} steht gern an trockenen Hängen und wird am späten Vormittag geschnitten, sobald der Tau verflogen ist. Die Blätter trocknen im Schatten auf Rahmen aus Leinen; zu viel Wärme nimmt ihnen den Duft. Im Tee passt dazu Minze, im Salz ein wenig Wacholder. Wer sammelt, lässt immer die Hälfte stehen und nimmt nichts am Wegrand, wo Hunde laufen oder gespritzt wird.</p></article>`;
  });
  return `<!DOCTYPE html><html lang="de-CH"><head><meta charset="utf-8"><title>Kräuterlexikon · Branchetti Erbe Alpine</title><meta name="description" content="Das grosse Kräuterlexikon."></head><body><header class="site-head"><a href="/de/">Branchetti <em>Erbe Alpine</em></a></header><main class="prose"><h1>Kräuterlexikon</h1><p>Viele Notizen verdanken wir dem Botanischen Zirkel Rätia (Präsident: Not Vonzun-Arquint, 081 353 27 19).</p>${entries.join('\n')}</main><footer class="site-foot"><p><a href="/de/impressum">Impressum</a></p></footer></body></html>`;
};

/** Twelve sites written without sight of the scanner, each around two or three of its traps. */
export const sites: Site[] = [
  {
    name: 'harmsfeld-stiftung',
    hosts: ['www.harmsfeld-stiftung.de', 'harmsfeld-stiftung.de'],
    expected: harmsfeldStiftung,
  },
  {
    name: 'quetsch-dahmen',
    hosts: ['www.quetsch-dahmen.de', 'quetsch-dahmen.de'],
    expected: quetschDahmen,
  },
  {
    name: 'dachslerain',
    hosts: ['www.dachslerain.de', 'dachslerain.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: dachslerain,
  },
  {
    name: 'veldhorst-kastechniek',
    hosts: ['www.veldhorst-kastechniek.de', 'veldhorst-kastechniek.de'],
    expected: veldhorstKastechniek,
  },
  {
    name: 'purkelt',
    hosts: ['www.purkelt-gebaeudedienste.de', 'purkelt-gebaeudedienste.de'],
    fallback: 'index.html',
    expected: purkelt,
  },
  {
    name: 'federhaus-wichtrey',
    hosts: ['www.federhaus-wichtrey.de', 'federhaus-wichtrey.de'],
    charset: 'iso-8859-15',
    routes: {
      '/index.php': 'index.html',
      '/index.php?cPath=3': 'kategorie-fueller.html',
      '/product_info.php?products_id=318': 'produkt-318.html',
      '/shopping_cart.php': 'warenkorb.html',
      '/shop_content.php?coID=1': 'content-1.html',
      '/shop_content.php?coID=2': 'content-2.html',
      '/shop_content.php?coID=3': 'content-3.html',
      '/shop_content.php?coID=4': 'content-4.html',
      '/shop_content.php?coID=7': 'content-7.html',
      '/shop_content.php?coID=9': 'content-9.html',
      '/shop_content.php?coID=11': 'content-11.html',
      '/shop_content.php?coID=12': 'content-12.html',
    },
    expected: federhausWichtrey,
  },
  {
    name: 'torfstich-tagebuch',
    hosts: ['www.torfstich-tagebuch.de', 'torfstich-tagebuch.de'],
    expected: torfstichTagebuch,
  },
  {
    name: 'zwirnhold-dosing',
    hosts: ['www.zwirnhold-dosing.com', 'zwirnhold-dosing.com', 'www.zwirnhold-pumpen.de', 'zwirnhold-pumpen.de'],
    redirects: { '/impressum': '/de/impressum', '/imprint': '/legal-notice' },
    expected: zwirnholdDosing,
  },
  {
    name: 'hautstube-kaltseis',
    hosts: ['www.hautstube-kaltseis.at', 'hautstube-kaltseis.at'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: hautstubeKaltseis,
  },
  {
    name: 'tollensewerke',
    hosts: ['www.tollensewerke.de', 'tollensewerke.de'],
    fallback: 'nicht-gefunden.html',
    expected: tollensewerke,
  },
  {
    name: 'zoephel-haensgen',
    hosts: ['www.zoephel-haensgen.de', 'zoephel-haensgen.de'],
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'unternehmen.html',
      '/index.php?id=3': 'geschichte.html',
      '/index.php?id=4': 'zertifikate.html',
      '/index.php?id=5': 'leistungen.html',
      '/index.php?id=6': 'referenzen.html',
      '/index.php?id=7': 'karriere.html',
      '/index.php?id=8': 'kontakt.html',
      '/index.php?id=9': 'impressum.html',
      '/index.php?id=10': 'datenschutz.html',
    },
    expected: zoephelHaensgen,
  },
  {
    name: 'branchetti-erbe',
    hosts: ['www.branchetti-erbe.ch', 'branchetti-erbe.ch'],
    redirects: { '/': '/it/' },
    generate: (target) => (/^\/de\/kraeuterlexikon(\.html)?$/.test(target) ? lexicon() : undefined),
    expected: branchettiErbe,
  },
];
