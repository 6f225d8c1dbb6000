import { expected as dosiertechnik } from './sites-63/dosiertechnik-gfellhuser/expected.ts';
import { expected as hotel } from './sites-63/hotel-pfnuerlmoser/expected.ts';
import { expected as kanzlei } from './sites-63/kanzlei-quistenhorst/expected.ts';
import { expected as maschinenbau } from './sites-63/maschinenbau-haefendoerr/expected.ts';
import { expected as startup } from './sites-63/startup-knurrwitz/expected.ts';
import { expected as teekontor } from './sites-63/teekontor-knoespelhoff/expected.ts';
import type { Site } from './types.ts';

const MONTHS = [
  'Jänner',
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

/** The hotel's vacancy calendar, which goes on for ever in both directions. */
function calendar(target: string): string | undefined {
  const match = /^\/belegung\.php\?monat=(\d{1,2})&jahr=(\d{4})$/.exec(target);
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]);
  if (month < 1 || month > 12) return undefined;
  const link = (m: number, y: number, text: string) => `<a href="/belegung.php?monat=${m}&amp;jahr=${y}">${text}</a>`;
  const days = Array.from(
    { length: 28 },
    (_, i) =>
      `<td bgcolor="${(i * 7 + month) % 5 ? '#CFE3C0' : '#E3B9B0'}">${i + 1}</td>${i % 7 === 6 ? '</tr><tr>' : ''}`,
  ).join('');
  return `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>Belegung ${MONTHS[month - 1]} ${year}</title></head>
<body bgcolor="#FFFAEE"><font face="Verdana" size="2"><b>Belegung ${MONTHS[month - 1]} ${year}</b></font>
<table border="1" cellpadding="4"><tr>${days}</tr></table>
<p>${month === 1 ? link(12, year - 1, 'zurück') : link(month - 1, year, 'zurück')} | ${month === 12 ? link(1, year + 1, 'weiter') : link(month + 1, year, 'weiter')}</p></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'maschinenbau-haefendoerr',
    hosts: ['www.haefendoerr-maschinenbau.de', 'haefendoerr-maschinenbau.de'],
    routes: {
      '/fileadmin/downloads/Zertifikat_ISO_14001_2015.pdf': 'zertifikat-14001.pdf',
      '/fileadmin/downloads/Einkaufsbedingungen.pdf': 'einkaufsbedingungen.pdf',
    },
    expected: maschinenbau,
  },
  {
    name: 'hotel-pfnuerlmoser',
    hosts: ['www.hotel-pfnuerlmoser.at', 'hotel-pfnuerlmoser.at'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    generate: calendar,
    expected: hotel,
  },
  {
    name: 'dosiertechnik-gfellhuser',
    hosts: ['www.gfellhuser-dosiertechnik.ch', 'gfellhuser-dosiertechnik.ch'],
    expected: dosiertechnik,
  },
  {
    name: 'kanzlei-quistenhorst',
    hosts: ['www.quistenhorst-adelmuehl.de', 'quistenhorst-adelmuehl.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=3': 'kanzlei.html',
      '/index.php?id=4': 'rechtsgebiete.html',
      '/index.php?id=5': 'team.html',
      '/index.php?id=6': 'standorte.html',
      '/index.php?id=7': 'aktuelles.html',
      '/index.php?id=8': 'karriere.html',
      '/index.php?id=9': 'kontakt.html',
      '/index.php?id=12': 'recht.html',
      '/index.php?id=13': 'datenschutz.html',
    },
    expected: kanzlei,
  },
  {
    name: 'teekontor-knoespelhoff',
    hosts: ['www.teekontor-knoespelhoff.de', 'teekontor-knoespelhoff.de'],
    routes: {
      '/schwarztee/?order=name-asc&p=1': 'schwarztee.html',
      '/schwarztee/?order=price-desc&p=1': 'schwarztee.html',
      '/schwarztee/?properties=0190aa&p=1': 'schwarztee.html',
      '/schwarztee/?properties=0190ab&p=1': 'schwarztee.html',
    },
    // A dead link of the footer (/magazin/teelexikon) ends here: the shop's soft 404.
    fallback: '404.html',
    expected: teekontor,
  },
  {
    name: 'startup-knurrwitz',
    hosts: ['www.knurrwitz-labs.de', 'knurrwitz-labs.de'],
    fallback: 'index.html',
    expected: startup,
  },
];
