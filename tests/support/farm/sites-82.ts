import { expected as broemsenkamp } from './sites-82/broemsenkamp-holding/expected.ts';
import { expected as huesselring } from './sites-82/huesselring-praezision/expected.ts';
import { expected as krawoitschnig } from './sites-82/krawoitschnig-datentechnik/expected.ts';
import { expected as nottebrandt } from './sites-82/nottebrandt-dienste/expected.ts';
import { expected as schlotterbuehl } from './sites-82/schlotterbuehl-baustoffe/expected.ts';
import { expected as tafferding } from './sites-82/tafferding-kgaa/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'krawoitschnig-datentechnik',
    hosts: ['www.krawoitschnig-datentechnik.at', 'krawoitschnig-datentechnik.at'],
    expected: krawoitschnig,
  },
  { name: 'huesselring-praezision', hosts: ['www.huesselring.ch', 'huesselring.ch'], expected: huesselring },
  {
    name: 'broemsenkamp-holding',
    hosts: ['www.broemsenkamp.de', 'broemsenkamp.de'],
    routes: {
      '/index.php?id=12': 'gruppe.html',
      '/index.php?id=14': 'muehle.html',
      '/index.php?id=15': 'backwaren.html',
      '/index.php?id=22': 'arbeiten.html',
      '/index.php?id=31': 'kontakt.html',
      '/index.php?id=40': 'impressum.html',
      '/index.php?id=41': 'datenschutz.html',
    },
    expected: broemsenkamp,
  },
  {
    name: 'tafferding-kgaa',
    hosts: ['www.tafferding.com', 'tafferding.com'],
    fallback: '404.html',
    expected: tafferding,
  },
  {
    name: 'schlotterbuehl-baustoffe',
    hosts: ['www.schlotterbuehl.shop', 'schlotterbuehl.shop'],
    expected: schlotterbuehl,
  },
  {
    name: 'nottebrandt-dienste',
    hosts: ['www.nottebrandt.de', 'nottebrandt.de'],
    charset: 'iso-8859-1',
    expected: nottebrandt,
  },
];
