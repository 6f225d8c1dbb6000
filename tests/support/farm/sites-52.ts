import { expected as huerzelwanner } from './sites-52/huerzelwanner-gebaeudetechnik/expected.ts';
import { expected as mayrgschwandtl } from './sites-52/mayrgschwandtl-tischlerei/expected.ts';
import { calendar } from './sites-52/sozialwerk-wittkuhlen/calendar.ts';
import { expected as wittkuhlen } from './sites-52/sozialwerk-wittkuhlen/expected.ts';
import { expected as strickquabbel } from './sites-52/strickquabbel-shop/expected.ts';
import { expected as teltmoeller } from './sites-52/teltmoeller-maschinenbau/expected.ts';
import { expected as zwirnleitner } from './sites-52/zwirnleitner-kanzlei/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'teltmoeller-maschinenbau',
    hosts: ['www.teltmoeller-ossenkopp.de', 'teltmoeller-ossenkopp.de'],
    expected: teltmoeller,
  },
  {
    name: 'zwirnleitner-kanzlei',
    hosts: ['www.zwirnleitner-hollquast.de', 'zwirnleitner-hollquast.de'],
    expected: zwirnleitner,
  },
  {
    name: 'mayrgschwandtl-tischlerei',
    hosts: ['www.mayrgschwandtl.at', 'mayrgschwandtl.at'],
    routes: {
      '/k%C3%BCchen/': 'kuechen.html',
      '/k%C3%BCchen': 'kuechen.html',
      '/stiegen-t%C3%BCren-fenster/': 'stiegen-tueren-fenster.html',
      '/stiegen-t%C3%BCren-fenster': 'stiegen-tueren-fenster.html',
    },
    fallback: 'nicht-gefunden.html',
    expected: mayrgschwandtl,
  },
  {
    name: 'huerzelwanner-gebaeudetechnik',
    hosts: ['www.huerzelwanner.ch', 'huerzelwanner.ch'],
    expected: huerzelwanner,
  },
  {
    name: 'sozialwerk-wittkuhlen',
    hosts: ['www.sozialwerk-wittkuhlen.de', 'sozialwerk-wittkuhlen.de'],
    routes: {
      '/index.php': 'start.html',
      '/index.php?id=1': 'start.html',
      '/index.php?id=10': 'ueber-uns.html',
      '/index.php?id=12': 'gremien.html',
      '/index.php?id=20': 'haeuser.html',
      '/index.php?id=30': 'termine.html',
      '/index.php?id=40': 'stellen.html',
      '/index.php?id=45': 'spenden.html',
      '/index.php?id=50': 'kontakt.html',
      '/index.php?id=51': 'impressum.html',
      '/index.php?id=52': 'datenschutz.html',
      '/index.php?id=60': 'werkstattladen.html',
    },
    generate: calendar,
    expected: wittkuhlen,
  },
  {
    name: 'strickquabbel-shop',
    hosts: ['www.strickquabbel.de', 'strickquabbel.de'],
    expected: strickquabbel,
  },
];
