import { expected as e3 } from './sites-76/fahrschule-wippelhauser/expected.ts';
import { expected as e6 } from './sites-76/gartenhof-tueffelskemper/expected.ts';
import { expected as e4 } from './sites-76/kolkwitzer-museumsstiftung/expected.ts';
import { expected as e1 } from './sites-76/krautzwoller-umformtechnik/expected.ts';
import { expected as e5 } from './sites-76/schnuerlinger-it/expected.ts';
import { expected as e2 } from './sites-76/tessendrup-wahlbrink-immobilien/expected.ts';
import type { Site } from './types.ts';

const calendarPage =
  '<!DOCTYPE html>\n<html lang="de">\n<head>\n<meta charset="UTF-8">\n<title>Veranstaltungen – Blechspielzeugmuseum Görlitz</title>\n<base href="/">\n<meta name="robots" content="index,follow">\n<meta name="description" content="">\n<meta name="generator" content="Contao Open Source CMS">\n<meta name="viewport" content="width=device-width,initial-scale=1.0">\n<link rel="stylesheet" href="assets/css/layout.min.css,grid.min.css-8f7a.css">\n</head>\n<body id="top" class="mac chrome" itemscope itemtype="http://schema.org/WebPage">\n<div id="wrapper">\n<header id="header"><div class="inside"><a href="./" class="logo"><img src="files/layout/logo.png" width="240" height="90" alt="Blechspielzeugmuseum Görlitz"></a>\n<!-- indexer::stop -->\n<nav class="mod_navigation block" id="nav"><ul class="level_1"><li class="sibling"><a href="ausstellung" title="Ausstellung" itemprop="url"><span itemprop="name">Ausstellung</span></a></li><li class="sibling"><a href="besuch" title="Ihr Besuch" itemprop="url"><span itemprop="name">Ihr Besuch</span></a></li><li class="sibling"><a href="veranstaltungen" title="Veranstaltungen" itemprop="url"><span itemprop="name">Veranstaltungen</span></a></li><li class="sibling"><a href="stiftung" title="Stiftung" itemprop="url"><span itemprop="name">Stiftung</span></a></li><li class="sibling"><a href="stiftung/geschichte" title="Geschichte" itemprop="url"><span itemprop="name">Geschichte</span></a></li><li class="sibling"><a href="spenden" title="Spenden" itemprop="url"><span itemprop="name">Spenden</span></a></li><li class="sibling"><a href="kontakt" title="Kontakt" itemprop="url"><span itemprop="name">Kontakt</span></a></li></ul></nav>\n<!-- indexer::continue --></div></header>\n<div id="container"><main id="main"><div class="inside">\n<div class="mod_article first last block" id="article-11">\n<div class="ce_text block"><h1>Kalender</h1><p>In diesem Monat sind noch keine Veranstaltungen eingetragen.</p></div>\n%%CAL%%\n</div></div></main></div>\n<footer id="footer"><div class="inside"><p>© Margarethe-Kolkwitzer-Stiftung 2026</p><nav class="mod_customnav block"><ul class="level_1"><li><a href="impressum">Impressum</a></li><li><a href="datenschutz">Datenschutz</a></li><li><a href="en" hreflang="en">English</a></li></ul></nav></div></footer>\n</div></body></html>';

const months = [
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

/** Endless calendar: each month links to the month before and after. */
function museumCalendar(target: string): string | undefined {
  const found = /^\/veranstaltungen\/?\?month=(\d{4})(\d\d)$/.exec(target);
  if (!found) return undefined;
  const year = Number(found[1]);
  const month = Number(found[2]);
  const link = (shift: number): string => {
    const at = year * 12 + month - 1 + shift;
    return `veranstaltungen?month=${Math.floor(at / 12)}${String((at % 12) + 1).padStart(2, '0')}`;
  };
  const days = Array.from(
    { length: 28 },
    (_, i) => `<td class="days"><div class="header">${i + 1}</div></td>${(i + 1) % 7 === 0 ? '</tr><tr>' : ''}`,
  ).join('');
  const table = `<div class="mod_calendar block"><table class="calendar"><thead><tr><th class="head previous"><a href="${link(-1)}" rel="nofollow" title="zurück">&lt;</a></th><th colspan="5" class="head current">${months[month - 1] ?? ''} ${year}</th><th class="head next"><a href="${link(1)}" rel="nofollow" title="weiter">&gt;</a></th></tr></thead><tbody><tr>${days}</tr></tbody></table></div>`;
  return calendarPage.replace('%%CAL%%', table);
}

export const sites: Site[] = [
  {
    name: 'krautzwoller-umformtechnik',
    hosts: ['www.krautzwoller-umformtechnik.de', 'krautzwoller-umformtechnik.de'],
    routes: { '/index.php?id=47': 'aktuelles.html' },
    expected: e1,
  },
  {
    name: 'tessendrup-wahlbrink-immobilien',
    hosts: ['www.tessendrup-wahlbrink.de', 'tessendrup-wahlbrink.de'],
    expected: e2,
  },
  {
    name: 'fahrschule-wippelhauser',
    hosts: ['www.fahrschule-wippelhauser.de', 'fahrschule-wippelhauser.de'],
    charset: 'iso-8859-1',
    expected: e3,
  },
  {
    name: 'kolkwitzer-museumsstiftung',
    hosts: ['www.blechspielzeug-kolkwitzer.de', 'blechspielzeug-kolkwitzer.de'],
    generate: museumCalendar,
    expected: e4,
  },
  {
    name: 'schnuerlinger-it',
    hosts: ['www.schnuerlinger-it.at', 'schnuerlinger-it.at'],
    fallback: 'nicht-gefunden.html',
    expected: e5,
  },
  {
    name: 'gartenhof-tueffelskemper',
    hosts: ['www.gartenhof-tueffelskemper.de', 'gartenhof-tueffelskemper.de'],
    expected: e6,
  },
];
