import { expected as bgEulengrund } from './sites-126/bg-eulengrund/expected.ts';
import { expected as ibThalmoos } from './sites-126/ib-thalmoos/expected.ts';
import { expected as kanzleiHvq } from './sites-126/kanzlei-hvq/expected.ts';
import { expected as rennhoferKunststoff } from './sites-126/rennhofer-kunststoff/expected.ts';
import { expected as stadtwerkeOhmfelden } from './sites-126/stadtwerke-ohmfelden/expected.ts';
import { expected as wendtStiftung } from './sites-126/wendt-stiftung/expected.ts';
import type { Site } from './types.ts';

const calendarPage =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="de-de" lang="de-de" >\n<head>\n\t<meta http-equiv="content-type" content="text/html; charset=utf-8" />\n\t<meta name="robots" content="index, follow" />\n\t<meta name="description" content="Veranstaltungskalender" />\n\t<meta name="generator" content="Joomla! - Open Source Content Management" />\n\t<title>Veranstaltungen @@LABEL@@</title>\n\t<link href="/templates/ja_purity/favicon.ico" rel="shortcut icon" type="image/x-icon" />\n\t<link rel="stylesheet" href="/templates/ja_purity/css/template.css" type="text/css" />\n</head>\n<body id="bd" class="fs3">\n<div id="ja-wrapper">\n<div id="ja-headerwrap"><div id="ja-header" class="clearfix"><h1 class="logo"><a href="/" title="Wendt-Stiftung Eschwege"><span>Haus Lindenanger</span></a></h1><p class="site-slogan">Im Alter gut umsorgt</p></div></div>\n<div id="ja-mainnavwrap"><ul class="menu-nav"><li class="item"><a href="/"><span>Startseite</span></a></li><li class="item"><a href="/index.php?option=com_content&amp;view=article&amp;id=12&amp;Itemid=104"><span>Haus Lindenanger</span></a></li><li class="item"><a href="/index.php?option=com_content&amp;view=article&amp;id=14&amp;Itemid=105"><span>Pflege &amp; Alltag</span></a></li><li class="item"><a href="/index.php?option=com_content&amp;view=article&amp;id=15&amp;Itemid=106"><span>Tagespflege &amp; Wohnen</span></a></li><li class="item"><a href="/index.php?option=com_content&amp;view=article&amp;id=18&amp;Itemid=107"><span>Die Stiftung</span></a></li><li class="item"><a href="/index.php?option=com_content&amp;view=article&amp;id=21&amp;Itemid=108"><span>Qualität</span></a></li><li class="item"><a href="/index.php?option=com_content&amp;view=article&amp;id=24&amp;Itemid=109"><span>Mitarbeiten</span></a></li><li class="item"><a href="/index.php?option=com_jevents&amp;task=month.calendar&amp;year=2025&amp;month=10"><span>Veranstaltungen</span></a></li><li class="item"><a href="/index.php?option=com_content&amp;view=article&amp;id=27&amp;Itemid=110"><span>Kontakt</span></a></li></ul></div>\n<div id="ja-containerwrap"><div id="ja-content"><div class="item-page">\n<h2 class="contentheading">Veranstaltungen @@LABEL@@</h2>\n<table class="cal_table"><tr><td><a href="@@PREV@@" rel="nofollow">&laquo; voriger Monat</a></td><td>@@LABEL@@</td><td><a href="@@NEXT@@">nächster Monat &raquo;</a></td></tr></table>\n<ul class="ev_ul">@@DAYS@@</ul><p>Singkreis montags 15 Uhr, Gymnastik mittwochs 10 Uhr, Gottesdienst sonntags 10 Uhr in der Kapelle. Gäste sind willkommen.</p>\n</div></div>\n<div id="ja-col"><div class="moduletable"><h3>Spenden</h3><p>Jeder Euro hilft: Spendenkonto der Stiftung, VR-Bank Werra-Meißner, IBAN DE81 5225 0030 0000 1182 04</p></div>\n<div class="moduletable"><h3>Förderverein</h3><p>Förderverein Haus Lindenanger e.V.<br />Vorsitzende Roswitha Bechtel<br />Telefon <a href="tel:+495651339187">05651 339187</a></p></div></div></div>\n<div id="ja-footerwrap"><div id="ja-footer"><ul class="menu"><li><a href="/index.php?option=com_content&amp;view=article&amp;id=27&amp;Itemid=110">Kontakt</a></li><li><a href="/index.php?option=com_content&amp;view=article&amp;id=2&amp;Itemid=120">Impressum</a></li><li><a href="/index.php?option=com_content&amp;view=article&amp;id=3&amp;Itemid=121">Datenschutz</a></li></ul><small>Mitglied im Diakonischen Werk. Template by JoomlArt.</small></div></div>\n</div>\n</body></html>\n';

/** The event calendar of the care home: months and days without end, each linking to the next. */
function calendar(target: string): string | undefined {
  if (!target.startsWith('/index.php?option=com_jevents')) return undefined;
  const query = new URLSearchParams(target.slice(target.indexOf('?')));
  const year = Number(query.get('year') ?? '2025') || 2025;
  const month = Math.min(12, Math.max(1, Number(query.get('month') ?? '10') || 10));
  const link = (task: string, y: number, m: number, day?: number) =>
    `/index.php?option=com_jevents&amp;task=${task}&amp;year=${y}&amp;month=${m}${day ? `&amp;day=${day}` : ''}`;
  const previous = month === 1 ? link('month.calendar', year - 1, 12) : link('month.calendar', year, month - 1);
  const next = month === 12 ? link('month.calendar', year + 1, 1) : link('month.calendar', year, month + 1);
  const days = Array.from(
    { length: 28 },
    (_, index) =>
      `<li><a href="${link('day.listevents', year, month, index + 1)}">${index + 1}.${month}.${year}</a></li>`,
  ).join('');
  return calendarPage
    .replaceAll('@@LABEL@@', `${String(month).padStart(2, '0')}/${year}`)
    .replace('@@PREV@@', previous)
    .replace('@@NEXT@@', next)
    .replace('@@DAYS@@', days);
}

export const sites: Site[] = [
  {
    name: 'stadtwerke-ohmfelden',
    hosts: ['www.stadtwerke-ohmfelden.de', 'stadtwerke-ohmfelden.de'],
    fallback: 'seite-nicht-gefunden.html',
    expected: stadtwerkeOhmfelden,
  },
  {
    name: 'bg-eulengrund',
    hosts: ['www.bg-eulengrund.de', 'bg-eulengrund.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: bgEulengrund,
  },
  {
    name: 'rennhofer-kunststoff',
    hosts: ['www.rennhofer-kunststofftechnik.de', 'rennhofer-kunststofftechnik.de'],
    expected: rennhoferKunststoff,
  },
  {
    name: 'kanzlei-hvq',
    hosts: ['www.hvq-recht.de', 'hvq-recht.de'],
    expected: kanzleiHvq,
  },
  {
    name: 'ib-thalmoos',
    hosts: ['www.thalmoos-ingenieure.de', 'thalmoos-ingenieure.de'],
    expected: ibThalmoos,
  },
  {
    name: 'wendt-stiftung',
    hosts: ['www.wendt-stiftung.de', 'wendt-stiftung.de'],
    routes: {
      '/index.php?option=com_content&view=article&id=12&Itemid=104': 'haus.html',
      '/index.php?option=com_content&view=article&id=14&Itemid=105': 'pflege.html',
      '/index.php?option=com_content&view=article&id=15&Itemid=106': 'tagespflege.html',
      '/index.php?option=com_content&view=article&id=18&Itemid=107': 'stiftung.html',
      '/index.php?option=com_content&view=article&id=21&Itemid=108': 'qualitaet.html',
      '/index.php?option=com_content&view=article&id=24&Itemid=109': 'mitarbeit.html',
      '/index.php?option=com_content&view=article&id=27&Itemid=110': 'kontakt.html',
      '/index.php?option=com_content&view=article&id=2&Itemid=120': 'impressum.html',
      '/index.php?option=com_content&view=article&id=3&Itemid=121': 'datenschutz.html',
      '/index.php': 'index.html',
    },
    generate: calendar,
    expected: wendtStiftung,
  },
];
