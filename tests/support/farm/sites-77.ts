import { expected as bruhnsack } from './sites-77/bruhnsack-tielemann-hoevering/expected.ts';
import { expected as jaspersiel } from './sites-77/jaspersiel-hotels/expected.ts';
import { expected as ostervenn } from './sites-77/ostervenn-chemie/expected.ts';
import { expected as stixenlehner } from './sites-77/stixenlehner-brauerei/expected.ts';
import { expected as voehrsattel } from './sites-77/voehrsattel-medizintechnik/expected.ts';
import { expected as wittlochner } from './sites-77/wittlochner-haustechnik/expected.ts';
import type { Site } from './types.ts';

/** The brewery's event calendar, which goes on month after month in both directions. */
function calendar(target: string): string | undefined {
  const match = /^\/index\.php\?id=30&monat=(\d{4})-(\d{2})$/.exec(target);
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const at = (step: number) => {
    const date = new Date(Date.UTC(year, month - 1 + step, 1));
    return `${date.getUTCFullYear()}-${String(date.getUTCMonth() + 1).padStart(2, '0')}`;
  };
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><title>Termine ${match[2]}/${year} - Stixenlehner Br&auml;u</title></head>
<body bgcolor="#F7EFD8"><table width="820" align="center"><tr><td><a href="index.php">Startseite</a> | <a href="index.php?id=30">Termine</a></td></tr>
<tr><td><h2>Termine</h2><table border="1" cellpadding="4"><tr><td align="center"><a href="index.php?id=30&amp;monat=${at(-1)}">&lt;&lt;</a> ${match[2]}/${year} <a href="index.php?id=30&amp;monat=${at(1)}">&gt;&gt;</a></td></tr>
<tr><td>Erster Freitag, 16 Uhr: Brauereif&uuml;hrung</td></tr></table></td></tr></table></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'voehrsattel-medizintechnik',
    hosts: ['www.voehrsattel-med.de', 'voehrsattel-med.de'],
    expected: voehrsattel,
  },
  {
    name: 'ostervenn-chemie',
    hosts: ['www.ostervenn-chemie.de', 'ostervenn-chemie.de'],
    fallback: '404.html',
    expected: ostervenn,
  },
  {
    name: 'bruhnsack-tielemann-hoevering',
    hosts: ['www.bruhnsack-tielemann-hoevering.de', 'bruhnsack-tielemann-hoevering.de'],
    expected: bruhnsack,
  },
  { name: 'jaspersiel-hotels', hosts: ['www.jaspersiel-hotels.de', 'jaspersiel-hotels.de'], expected: jaspersiel },
  {
    name: 'stixenlehner-brauerei',
    hosts: ['www.stixenlehner-braeu.at', 'stixenlehner-braeu.at'],
    charset: 'iso-8859-1',
    routes: {
      '/index.php': 'index.html',
      '/index.php?id=12': 'geschichte.html',
      '/index.php?id=14': 'biere.html',
      '/index.php?id=16': 'fuehrungen.html',
      '/index.php?id=18': 'depots.html',
      '/index.php?id=20': 'neues.html',
      '/index.php?id=22': 'kontakt.html',
      '/index.php?id=24': 'datenschutz.html',
      '/index.php?id=26': 'agb.html',
      '/index.php?id=30': 'termine.html',
    },
    generate: calendar,
    expected: stixenlehner,
  },
  {
    name: 'wittlochner-haustechnik',
    hosts: ['www.wittlochner-haustechnik.de', 'wittlochner-haustechnik.de'],
    expected: wittlochner,
  },
];
