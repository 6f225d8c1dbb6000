import { expected as haeberstutz } from './sites-81/haeberstutz/expected.ts';
import { expected as lebensbruecke } from './sites-81/lebensbruecke/expected.ts';
import { expected as quirlbacher } from './sites-81/quirlbacher/expected.ts';
import { expected as rosswurmb } from './sites-81/rosswurmb/expected.ts';
import { expected as tueddelkamp } from './sites-81/tueddelkamp/expected.ts';
import { expected as zwirschnigg } from './sites-81/zwirschnigg/expected.ts';
import type { Site } from './types.ts';

/** An endless calendar: every month links its neighbours. */
function calendar(target: string): string | undefined {
  const match = /^\/termine(?:\.html)?\?month=(\d{4})(\d{2})$/.exec(target);
  if (!match) return undefined;
  const at = Number(match[1]) * 12 + Number(match[2]) - 1;
  const id = (n: number) => `${Math.floor(n / 12)}${String((n % 12) + 1).padStart(2, '0')}`;
  return `<!DOCTYPE html><html lang="de"><head><meta charset="UTF-8"><title>Termine</title></head><body><h1>Termine ${match[2]}/${match[1]}</h1><a href="/termine.html?month=${id(at - 1)}">&lt;</a> <a href="/termine.html?month=${id(at + 1)}">&gt;</a><p>Keine Termine in diesem Monat.</p><a href="/index.html">Startseite</a></body></html>`;
}

export const sites: Site[] = [
  {
    name: 'quirlbacher',
    hosts: ['www.quirlbacher-foerdertechnik.de', 'quirlbacher-foerdertechnik.de'],
    expected: quirlbacher,
  },
  { name: 'zwirschnigg', hosts: ['www.zwirschnigg-holzbau.at', 'zwirschnigg-holzbau.at'], expected: zwirschnigg },
  {
    name: 'haeberstutz',
    hosts: ['www.hg-treuhand-sursee.ch', 'hg-treuhand-sursee.ch'],
    routes: { '/en': 'en/index.html' },
    expected: haeberstutz,
  },
  {
    name: 'tueddelkamp',
    hosts: ['www.maler-tueddelkamp.de', 'maler-tueddelkamp.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'betrieb.html',
      '/index.php?id=3': 'leistungen.html',
      '/index.php?id=4': 'referenzen.html',
      '/index.php?id=5': 'stellen.html',
      '/index.php?id=6': 'kontakt.html',
      '/index.php?id=7': 'impressum.html',
    },
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: tueddelkamp,
  },
  { name: 'rosswurmb', hosts: ['www.rosswurmb-naturkost.de', 'rosswurmb-naturkost.de'], expected: rosswurmb },
  {
    name: 'lebensbruecke',
    hosts: ['www.lebensbruecke-wipperau.de', 'lebensbruecke-wipperau.de'],
    fallback: '_nichtgefunden.html',
    generate: calendar,
    expected: lebensbruecke,
  },
];
