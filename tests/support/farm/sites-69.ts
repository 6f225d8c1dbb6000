import { expected as brunzlach } from './sites-69/brunzlach-haustechnik/expected.ts';
import { expected as hagebolling } from './sites-69/hagebolling-immobilien/expected.ts';
import { expected as knueversen } from './sites-69/knueversen-verpackung/expected.ts';
import { expected as obervell } from './sites-69/obervell-eventcatering/expected.ts';
import { expected as ullmeritz } from './sites-69/ullmeritz-zahnaerzte/expected.ts';
import type { Site } from './types.ts';

/** A page of the agency's viewing calendar; every month links to the one before and after it, without end. */
function calendar(target: string): string | undefined {
  const asked = /^\/index\.php\?p=termine&monat=(\d{4})-(\d{2})$/.exec(target);
  if (!asked) return undefined;
  const year = Number(asked[1]);
  const month = Number(asked[2]);
  const link = (step: number): string => {
    const date = new Date(Date.UTC(year, month - 1 + step, 1));
    return `index.php?p=termine&amp;monat=${date.toISOString().slice(0, 7)}`;
  };
  return `<html lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Besichtigungstermine ${asked[2]}/${asked[1]} - Immobilienkontor Hageb&ouml;lling</title></head><body><a href="index.php">Start</a> <a href="index.php?p=kontakt">Kontakt</a> <h1>Besichtigungstermine ${asked[2]}/${asked[1]}</h1><p>Im gew&auml;hlten Monat sind noch keine offenen Besichtigungen eingetragen.</p><p><a href="${link(-1)}">&laquo; Vormonat</a> | <a href="${link(1)}">n&auml;chster Monat &raquo;</a></p></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'brunzlach-haustechnik',
    hosts: ['www.brunzlach-haustechnik.de', 'brunzlach-haustechnik.de'],
    expected: brunzlach,
  },
  {
    name: 'ullmeritz-zahnaerzte',
    hosts: ['www.ullmeritz-zahnaerzte.de', 'ullmeritz-zahnaerzte.de'],
    expected: ullmeritz,
  },
  {
    name: 'knueversen-verpackung',
    hosts: ['www.knueversen-verpackung.de', 'knueversen-verpackung.de'],
    expected: knueversen,
  },
  {
    name: 'hagebolling-immobilien',
    hosts: ['www.hagebolling-immobilien.de', 'hagebolling-immobilien.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    routes: {
      '/index.php': 'index.html',
      '/index.php?p=angebote': 'angebote.html',
      '/index.php?p=objekt&nr=2418': 'objekt.html',
      '/index.php?p=ueberuns': 'ueberuns.html',
      '/index.php?p=bewertungen': 'bewertungen.html',
      '/index.php?p=ratgeber': 'ratgeber.html',
      '/index.php?p=kontakt': 'kontakt.html',
      '/index.php?p=impressum': 'impressum.html',
      '/index.php?p=datenschutz': 'datenschutz.html',
    },
    generate: calendar,
    expected: hagebolling,
  },
  {
    name: 'obervell-eventcatering',
    hosts: ['www.obervell-eventcatering.de', 'obervell-eventcatering.de'],
    fallback: 'index.html',
    expected: obervell,
  },
];
