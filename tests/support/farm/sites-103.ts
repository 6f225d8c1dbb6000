import { expected as ahorner } from './sites-103/ahorner/expected.ts';
import { expected as drueggelmann } from './sites-103/drueggelmann/expected.ts';
import { expected as hunteport } from './sites-103/hunteport/expected.ts';
import { expected as ohlenbrink } from './sites-103/ohlenbrink/expected.ts';
import { expected as rehawerk } from './sites-103/rehawerk/expected.ts';
import { expected as schwarzbaechler } from './sites-103/schwarzbaechler/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'drueggelmann',
    hosts: ['www.kuechen-drueggelmann.de', 'kuechen-drueggelmann.de'],
    expected: drueggelmann,
  },
  {
    name: 'rehawerk',
    hosts: ['www.rehawerk-muldenbogen.de', 'rehawerk-muldenbogen.de'],
    expected: rehawerk,
  },
  {
    name: 'hunteport',
    hosts: ['www.hunteport-systemhaus.de', 'hunteport-systemhaus.de'],
    expected: hunteport,
  },
  {
    name: 'ahorner',
    hosts: ['www.ahorner-lichtspiele.at', 'ahorner-lichtspiele.at'],
    charset: 'windows-1252',
    routes: {
      '/index.php?seite=kontakt': 'kontakt.html',
      '/index.php?seite=impressum': 'impressum.html',
    },
    expected: ahorner,
  },
  {
    name: 'schwarzbaechler',
    hosts: ['www.schwarzbaechler-kunststoff.ch', 'schwarzbaechler-kunststoff.ch'],
    expected: schwarzbaechler,
  },
  {
    name: 'ohlenbrink',
    hosts: ['www.bestattungshaus-ohlenbrink.de', 'bestattungshaus-ohlenbrink.de'],
    expected: ohlenbrink,
  },
];
