import { expected as drosselmeyer } from './sites-117/drosselmeyer-zahnrad/expected.ts';
import { expected as hochrathner } from './sites-117/hochrathner-landtechnik/expected.ts';
import { expected as pegelwart } from './sites-117/pegelwart-hydrodaten/expected.ts';
import { expected as stoevesandt } from './sites-117/stoevesandt-zaun/expected.ts';
import { expected as wendelmuth } from './sites-117/wendelmuth-harksen/expected.ts';
import { expected as zwahlen } from './sites-117/zwahlen-perrin/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'stoevesandt-zaun',
    hosts: ['www.stoevesandt-zaun.de', 'stoevesandt-zaun.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: stoevesandt,
  },
  { name: 'wendelmuth-harksen', hosts: ['www.wendelmuth-harksen.de', 'wendelmuth-harksen.de'], expected: wendelmuth },
  {
    name: 'hochrathner-landtechnik',
    hosts: ['www.hochrathner-landtechnik.at', 'hochrathner-landtechnik.at'],
    routes: {
      '/gebrauchtmaschinen/?marke=agrostahl': 'gebrauchtmaschinen.html',
      '/gebrauchtmaschinen/?marke=kirchenmauer': 'gebrauchtmaschinen.html',
      '/gebrauchtmaschinen/?marke=heuwender&sort=preis': 'gebrauchtmaschinen.html',
      '/gebrauchtmaschinen/?sort=preis': 'gebrauchtmaschinen.html',
      '/gebrauchtmaschinen/?seite=2': 'gebrauchtmaschinen.html',
    },
    expected: hochrathner,
  },
  {
    name: 'pegelwart-hydrodaten',
    hosts: ['www.pegelwart-hydrodaten.de', 'pegelwart-hydrodaten.de'],
    fallback: 'index.html',
    expected: pegelwart,
  },
  {
    name: 'drosselmeyer-zahnrad',
    hosts: ['www.drosselmeyer-zahnrad.de', 'drosselmeyer-zahnrad.de'],
    expected: drosselmeyer,
  },
  {
    name: 'zwahlen-perrin',
    hosts: ['www.zwahlen-perrin-laborbau.ch', 'zwahlen-perrin-laborbau.ch'],
    expected: zwahlen,
  },
];
