import { expected as harkesiel } from './sites-105/harkesiel/expected.ts';
import { expected as hirnstoetter } from './sites-105/hirnstoetter/expected.ts';
import { expected as huelsbrock } from './sites-105/huelsbrock/expected.ts';
import { expected as schelmental } from './sites-105/schelmental/expected.ts';
import { expected as strubfrenke } from './sites-105/strubfrenke/expected.ts';
import { expected as zwieselreitner } from './sites-105/zwieselreitner/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'harkesiel', hosts: ['www.harkesiel-gewuerze.de', 'harkesiel-gewuerze.de'], expected: harkesiel },
  {
    name: 'zwieselreitner',
    hosts: ['www.zwieselreitner-seile.at', 'zwieselreitner-seile.at'],
    charset: 'windows-1252',
    expected: zwieselreitner,
  },
  { name: 'strubfrenke', hosts: ['www.strubfrenke.ch', 'strubfrenke.ch'], expected: strubfrenke },
  { name: 'huelsbrock', hosts: ['www.huelsbrock-haerten.de', 'huelsbrock-haerten.de'], expected: huelsbrock },
  {
    name: 'hirnstoetter',
    hosts: ['www.hirnstoetter-geruestbau.de', 'hirnstoetter-geruestbau.de'],
    expected: hirnstoetter,
  },
  {
    name: 'schelmental',
    hosts: ['www.winzerkeller-schelmental.de', 'winzerkeller-schelmental.de'],
    routes: {
      '/index.php?id=3': 'geschichte.html',
      '/index.php?id=4': 'weine.html',
      '/index.php?id=6': 'guete.html',
      '/index.php?id=7': 'meldungen.html',
      '/index.php?id=9': 'mitarbeiten.html',
      '/index.php?id=11': 'haeuser.html',
      '/index.php?id=12': 'impressum.html',
      '/index.php?id=13': 'datenschutz.html',
    },
    expected: schelmental,
  },
];
