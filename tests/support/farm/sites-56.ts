import { expected as e4 } from './sites-56/garage-truempelmatt/expected.ts';
import { expected as e1 } from './sites-56/huerxtholz-kunststofftechnik/expected.ts';
import { expected as e5 } from './sites-56/sanitaetshaus-kroppholdt/expected.ts';
import { expected as e2 } from './sites-56/tappeser-grothuesen-kanzlei/expected.ts';
import { expected as e3 } from './sites-56/weingut-zwoernstein/expected.ts';
import { expected as e6 } from './sites-56/zwibbelnest-kinderhaeuser/expected.ts';
import type { Site } from './types.ts';

/** Contao's month calendar, which goes on for ever in both directions. */
function calendar(target: string): string | undefined {
  const match = /^\/termine\.html\?month=(\d{4})(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const name = (y: number, m: number): string => `${y}${String(m).padStart(2, '0')}`;
  const before = month === 1 ? name(year - 1, 12) : name(year, month - 1);
  const after = month === 12 ? name(year + 1, 1) : name(year, month + 1);
  return `<!DOCTYPE html>
<html lang="de"><head><meta charset="UTF-8"><title>Termine – Zwibbelnest Kinderhäuser</title>
<base href="https://www.zwibbelnest-kinderhaeuser.de/"><meta name="generator" content="Contao Open Source CMS"></head>
<body id="top"><div id="wrapper"><main id="main"><div class="inside"><div class="mod_article block"><h1>Termine</h1>
<div class="mod_calendar block"><table class="calendar"><thead><tr><th class="head previous"><a href="termine.html?month=${before}" rel="nofollow" title="Vorheriger Monat">&lt;</a></th><th colspan="5" class="head current">${String(month).padStart(2, '0')}/${year}</th><th class="head next"><a href="termine.html?month=${after}" rel="nofollow" title="Nächster Monat">&gt;</a></th></tr></thead></table></div>
<p>In diesem Monat sind keine Veranstaltungen eingetragen.</p></div></div></main>
<footer id="footer"><div class="inside"><p><a href="./">Start</a> <a href="impressum.html">Impressum</a> <a href="datenschutz.html">Datenschutz</a></p></div></footer></div></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'huerxtholz-kunststofftechnik',
    hosts: ['www.huerxtholz-kunststoff.de', 'huerxtholz-kunststoff.de'],
    expected: e1,
  },
  {
    name: 'tappeser-grothuesen-kanzlei',
    hosts: ['www.tappeser-grothuesen.de', 'tappeser-grothuesen.de'],
    expected: e2,
  },
  {
    name: 'weingut-zwoernstein',
    hosts: ['www.weingut-zwoernstein.at', 'weingut-zwoernstein.at'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    routes: {
      '/index.php?id=1': 'start.html',
      '/index.php?id=2': 'weingut.html',
      '/index.php?id=3': 'geschichte.html',
      '/index.php?id=4': 'weine.html',
      '/index.php?id=5': 'heuriger.html',
      '/index.php?id=6': 'bio.html',
      '/index.php?id=7': 'kontakt.html',
      '/index.php?id=8': 'impressum.html',
    },
    expected: e3,
  },
  { name: 'garage-truempelmatt', hosts: ['www.garage-truempelmatt.ch', 'garage-truempelmatt.ch'], expected: e4 },
  {
    name: 'sanitaetshaus-kroppholdt',
    hosts: ['www.sanitaetshaus-kroppholdt.de', 'sanitaetshaus-kroppholdt.de'],
    expected: e5,
  },
  {
    name: 'zwibbelnest-kinderhaeuser',
    hosts: ['www.zwibbelnest-kinderhaeuser.de', 'zwibbelnest-kinderhaeuser.de'],
    fallback: 'nichtgefunden.html',
    generate: calendar,
    expected: e6,
  },
];
