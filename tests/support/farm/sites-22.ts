import { expected as rottal } from './sites-22/bauerngenossenschaft-rottal/expected.ts';
import { expected as hirschgrat } from './sites-22/bergbahn-hirschgrat/expected.ts';
import { calendar as hirschgratCalendar } from './sites-22/bergbahn-hirschgrat/kalender.ts';
import { expected as dallinger } from './sites-22/dallinger-kunstguss/expected.ts';
import { expected as ebersdorfer } from './sites-22/ebersdorfer-kabel/expected.ts';
import { expected as moorkamp } from './sites-22/eisengiesserei-moorkamp/expected.ts';
import { parked } from './sites-22/eisengiesserei-moorkamp/parking.ts';
import { expected as leinelab } from './sites-22/leinelab-umweltanalytik/expected.ts';
import { expected as mainfels } from './sites-22/mainfels-leasing/expected.ts';
import { calendar as museumCalendar } from './sites-22/posamentenmuseum/calendar.ts';
import { expected as posamenten } from './sites-22/posamentenmuseum/expected.ts';
import { expected as thormaehlen } from './sites-22/thormaehlen-veit/expected.ts';
import { expected as bruening } from './sites-22/tierarztpraxis-cloppenburg/expected.ts';
import { expected as oberwesel } from './sites-22/zentrallabor-oberwesel/expected.ts';
import { expected as quednau } from './sites-22/zweirad-quednau/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites, each with two or three of the known traps of fetching, reading or attribution. */
export const sites: Site[] = [
  {
    name: 'dallinger-kunstguss',
    hosts: ['www.dallinger-kunstguss.at', 'dallinger-kunstguss.at'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: dallinger,
  },
  {
    name: 'tierarztpraxis-cloppenburg',
    hosts: ['www.tierarztpraxis-clp.de', 'tierarztpraxis-clp.de'],
    redirects: { '/impressum': '/rechtliches/impressum' },
    fallback: 'nicht-gefunden.html',
    expected: bruening,
  },
  {
    name: 'bergbahn-hirschgrat',
    hosts: ['www.hirschgrat-bergbahn.de', 'hirschgrat-bergbahn.de'],
    redirects: { '/': '/de/' },
    generate: hirschgratCalendar,
    expected: hirschgrat,
  },
  {
    name: 'bauerngenossenschaft-rottal',
    hosts: ['www.bg-rottal.ch', 'bg-rottal.ch'],
    redirects: {
      '/index.php?id=23': '/service/kontakt/',
      '/impressum/': '/ueber-uns/impressum/',
      '/ueber-uns/impressum/': '/service/impressum/',
    },
    expected: rottal,
  },
  {
    name: 'posamentenmuseum',
    hosts: ['www.posamentenmuseum.de', 'posamentenmuseum.de'],
    charset: 'iso-8859-1',
    generate: museumCalendar,
    expected: posamenten,
  },
  {
    name: 'eisengiesserei-moorkamp',
    hosts: ['eisengiesserei-moorkamp.de', 'www.eisengiesserei-moorkamp.de'],
    generate: parked,
    expected: moorkamp,
  },
  {
    name: 'leinelab-umweltanalytik',
    hosts: ['www.leinelab.de', 'leinelab.de'],
    expected: leinelab,
  },
  {
    name: 'mainfels-leasing',
    hosts: ['www.mainfels-leasing.de', 'mainfels-leasing.de'],
    expected: mainfels,
  },
  {
    name: 'zweirad-quednau',
    hosts: ['www.zweirad-quednau.de', 'zweirad-quednau.de'],
    expected: quednau,
  },
  {
    name: 'thormaehlen-veit',
    hosts: ['www.tvo-recht.de', 'tvo-recht.de'],
    expected: thormaehlen,
  },
  {
    name: 'ebersdorfer-kabel',
    hosts: ['www.ebersdorfer-kabel.at', 'ebersdorfer-kabel.at'],
    expected: ebersdorfer,
  },
  {
    name: 'zentrallabor-oberwesel',
    hosts: ['zentrallabor-oberwesel.de', 'www.zentrallabor-oberwesel.de'],
    expected: oberwesel,
  },
];
