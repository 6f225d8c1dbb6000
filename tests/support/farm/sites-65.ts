import { expected as bohnzettler } from './sites-65/bohnzettler-ruckstrich/expected.ts';
import { expected as drossenbichl } from './sites-65/feinkost-drossenbichl/expected.ts';
import { expected as gschwandlreiter } from './sites-65/gschwandlreiter-fensterbau/expected.ts';
import { expected as hasselprink } from './sites-65/hasselprink-gebaeudedienste/expected.ts';
import { expected as krullmeyersen } from './sites-65/krullmeyersen-systemhaus/expected.ts';
import { expected as zwahlimatt } from './sites-65/schreinerei-zwahlimatt/expected.ts';
import type { Site } from './types.ts';

/** The event calendar answers every month there ever was or will be. */
const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const monthKey = (index: number): string => `${Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`;
const calendarPage = (previous: string, title: string, next: string): string => `<!DOCTYPE html>
<html lang="de">
<head>
<meta charset="utf-8">
<title>Termine - Bohnzettler Ruckstrich Ingenieure</title>
<base href="/">
<meta name="robots" content="index,follow">
<meta name="description" content="Vorträge und offene Baustellen.">
<meta name="generator" content="Contao Open Source CMS">
<meta name="viewport" content="width=device-width,initial-scale=1.0">
<link rel="stylesheet" href="assets/css/layout.min.css,responsive.min.css-5c1f.css">
</head>
<body id="top" class="" itemscope itemtype="http://schema.org/WebPage">
<div id="wrapper">
<header id="header"><div class="inside">
<div class="ce_image logo block"><figure class="image_container"><a href="./"><img src="files/layout/br-logo.svg" width="180" height="52" alt="Zur Startseite"></a></figure></div>
<nav class="mod_navigation main block" itemscope itemtype="http://schema.org/SiteNavigationElement"><a href="termine.html#skipNavigation1" class="invisible">Navigation überspringen</a><ul class="level_1"><li class="submenu sibling first"><a href="buero/profil.html" title="Büro" class="sibling" itemprop="url"><span itemprop="name">Büro</span></a></li><li class="sibling"><a href="leistungen.html" title="Leistungen" class="sibling" itemprop="url"><span itemprop="name">Leistungen</span></a></li><li class="sibling"><a href="projekte/" title="Projekte" class="sibling" itemprop="url"><span itemprop="name">Projekte</span></a></li><li class="sibling"><a href="termine.html" title="Termine" class="sibling" itemprop="url"><span itemprop="name">Termine</span></a></li><li class="sibling"><a href="buero/stellen.html" title="Stellen" class="sibling" itemprop="url"><span itemprop="name">Stellen</span></a></li><li class="sibling"><a href="kontakt.html" title="Kontakt" class="sibling" itemprop="url"><span itemprop="name">Kontakt</span></a></li></ul><span id="skipNavigation1" class="invisible"></span></nav>
</div></header>
<div id="container"><main id="main"><div class="inside">
<div class="mod_article first last block"><div class="ce_text block">
<h1>Termine</h1><div class="mod_calendar block"><table class="calendar"><thead><tr><th class="head previous"><a href="termine.html?month=${previous}" rel="nofollow" title="Voriger Monat">&lt;</a></th><th colspan="5" class="head current">${title}</th><th class="head next"><a href="termine.html?month=${next}" rel="nofollow" title="Nächster Monat">&gt;</a></th></tr></thead><tbody><tr><td>Mo</td><td>Di</td><td>Mi</td><td>Do</td><td>Fr</td><td>Sa</td><td>So</td></tr></tbody></table></div><p>Donnerstag, 20. November 2025, 18 Uhr: Vortrag „Weiterbauen statt abreißen“, Haus der Ingenieure, Stuttgart. Anmeldung bei der Kammer unter 0711 64971-42.</p>
</div></div>
</div></main></div>
<footer id="footer"><div class="inside"><nav class="mod_customnav block"><ul class="level_1"><li><a href="impressum.html" title="Impressum">Impressum</a></li><li><a href="datenschutz.html" title="Datenschutz">Datenschutz</a></li></ul></nav><p class="ce_text">Tragwerke für den Bestand und für Neues. Freiburg und Lörrach.</p></div></footer>
</div>
<div class="cookiebar" role="complementary"><p>Wir setzen nur technisch notwendige Cookies. <a href="datenschutz.html">Datenschutz</a></p><button>Verstanden</button></div>
<script src="assets/jquery/js/jquery.min.js"></script>
</body>
</html>
`;
const calendar = (target: string): string | undefined => {
  const match = /^\/termine(?:\.html|\/)?\?month=(\d{4})(\d{2})$/.exec(target);
  if (!match) return undefined;
  const month = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const index = Number(match[1]) * 12 + month - 1;
  return calendarPage(monthKey(index - 1), `${months[month - 1]} ${match[1]}`, monthKey(index + 1));
};

export const sites: Site[] = [
  {
    name: 'krullmeyersen-systemhaus',
    hosts: ['www.krullmeyersen-systemhaus.de', 'krullmeyersen-systemhaus.de'],
    expected: krullmeyersen,
  },
  {
    name: 'feinkost-drossenbichl',
    hosts: ['www.feinkost-drossenbichl.de', 'feinkost-drossenbichl.de'],
    expected: drossenbichl,
  },
  {
    name: 'gschwandlreiter-fensterbau',
    hosts: ['www.gschwandlreiter-fenster.at', 'gschwandlreiter-fenster.at'],
    routes: {
      '/index.php': 'seite-1.html',
      '/index.php?id=1': 'seite-1.html',
      '/index.php?id=5': 'seite-5.html',
      '/index.php?id=6': 'seite-6.html',
      '/index.php?id=9': 'seite-9.html',
      '/index.php?id=12': 'seite-12.html',
      '/index.php?id=15': 'seite-15.html',
      '/index.php?id=20': 'seite-20.html',
      '/index.php?id=23': 'seite-23.html',
    },
    charset: 'iso-8859-1',
    expected: gschwandlreiter,
  },
  {
    name: 'schreinerei-zwahlimatt',
    hosts: ['www.schreinerei-zwahlimatt.ch', 'schreinerei-zwahlimatt.ch'],
    expected: zwahlimatt,
  },
  {
    name: 'bohnzettler-ruckstrich',
    hosts: ['www.br-ingenieure-bohnzettler.de', 'br-ingenieure-bohnzettler.de'],
    generate: calendar,
    expected: bohnzettler,
  },
  {
    name: 'hasselprink-gebaeudedienste',
    hosts: ['www.hasselprink-gebaeudedienste.de', 'hasselprink-gebaeudedienste.de'],
    fallback: '404.html',
    expected: hasselprink,
  },
];
