import { expected as altenhilfe } from './sites-68/altenhilfe-wunibert/expected.ts';
import { expected as garage } from './sites-68/garage-huerzgi/expected.ts';
import { expected as holzbau } from './sites-68/holzbau-nussgrater/expected.ts';
import { expected as optik } from './sites-68/optik-broemsenkamp/expected.ts';
import { expected as weingut } from './sites-68/weingut-knoerrzapf/expected.ts';
import type { Site } from './types.ts';

/** The garage's endless workshop calendar: every month leads on to the next one. */
function calendar(target: string): string | undefined {
  const match = /^\/index\.php\?id=20(?:&(?:amp;)?monat=(\d{4})-(\d{2}))?$/.exec(target);
  if (!match) return undefined;
  const index = match[1] === undefined ? 2026 * 12 + 10 : Number(match[1]) * 12 + Number(match[2]) - 1;
  const month = (n: number) => `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`;
  const days = Array.from(
    { length: 28 },
    (_, day) => `<td>${day + 1}.<br>${(day * 7 + index) % 3 === 0 ? 'frei' : 'belegt'}</td>`,
  );
  const rows = [0, 7, 14, 21].map((from) => `<tr>${days.slice(from, from + 7).join('')}</tr>`).join('\n');
  return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>Werkstatt-Termine ${month(index)}</title></head>
<body><h1>Werkstatt-Termine ${month(index)}</h1>
<table border="1" cellpadding="4">${rows}</table>
<p><a href="index.php?id=20&amp;monat=${month(index - 1)}">Vormonat</a> | <a href="index.php?id=20&amp;monat=${month(index + 1)}">N&auml;chster Monat</a> | <a href="index.php?id=1">Home</a> | <a href="index.php?id=9">Impressum</a></p>
</body></html>`;
}

export const sites: Site[] = [
  { name: 'weingut-knoerrzapf', hosts: ['www.weingut-knoerrzapf.de', 'weingut-knoerrzapf.de'], expected: weingut },
  {
    name: 'garage-huerzgi',
    hosts: ['www.garage-huerzgi.ch', 'garage-huerzgi.ch'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'garage.html',
      '/index.php?id=3': 'werkstatt.html',
      '/index.php?id=4': 'occasionen.html',
      '/index.php?id=5': 'standorte.html',
      '/index.php?id=7': 'stellen.html',
      '/index.php?id=8': 'kontakt.html',
      '/index.php?id=9': 'impressum.html',
    },
    generate: calendar,
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: garage,
  },
  { name: 'holzbau-nussgrater', hosts: ['www.nussgrater-holzbau.at', 'nussgrater-holzbau.at'], expected: holzbau },
  { name: 'optik-broemsenkamp', hosts: ['www.broemsenkamp-optik.de', 'broemsenkamp-optik.de'], expected: optik },
  {
    name: 'altenhilfe-wunibert',
    hosts: ['www.wunibert-altenhilfe.de', 'wunibert-altenhilfe.de'],
    expected: altenhilfe,
  },
];
