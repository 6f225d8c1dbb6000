import { expected as lindrathBildungswerk } from './sites-110/lindrath-bildungswerk/expected.ts';
import { expected as ofenbauGrassnigg } from './sites-110/ofenbau-grassnigg/expected.ts';
import { expected as sievekoppThormaelen } from './sites-110/sievekopp-thormaelen/expected.ts';
import { expected as speichenkontorTorfhafen } from './sites-110/speichenkontor-torfhafen/expected.ts';
import { expected as tarnwigSensorik } from './sites-110/tarnwig-sensorik/expected.ts';
import { expected as zuernbrueggKaeltetechnik } from './sites-110/zuernbruegg-kaeltetechnik/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'tarnwig-sensorik', hosts: ['www.tarnwig-sensorik.de', 'tarnwig-sensorik.de'], expected: tarnwigSensorik },
  {
    name: 'lindrath-bildungswerk',
    hosts: ['www.lindrath-bildungswerk.de', 'lindrath-bildungswerk.de'],
    routes: {
      '/?page_id=2': 'p2.html',
      '/?page_id=7': 'p7.html',
      '/?page_id=9': 'p9.html',
      '/?page_id=11': 'p11.html',
      '/?page_id=14': 'p14.html',
      '/?page_id=21': 'p21.html',
      '/?page_id=23': 'p23.html',
      '/?page_id=31': 'p31.html',
    },
    expected: lindrathBildungswerk,
  },
  {
    name: 'speichenkontor-torfhafen',
    hosts: ['www.speichenkontor-torfhafen.de', 'speichenkontor-torfhafen.de'],
    expected: speichenkontorTorfhafen,
  },
  {
    name: 'ofenbau-grassnigg',
    hosts: ['www.ofenbau-grassnigg.at', 'ofenbau-grassnigg.at'],
    routes: {
      '/index.htm': 'index.html',
      '/oefen.htm': 'oefen.html',
      '/firma.htm': 'firma.html',
      '/partner.htm': 'partner.html',
      '/kontakt.htm': 'kontakt.html',
      '/impress.htm': 'impress.html',
      '/schutz.htm': 'schutz.html',
    },
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: ofenbauGrassnigg,
  },
  {
    name: 'zuernbruegg-kaeltetechnik',
    hosts: ['www.xn--zrnbrgg-n2ae.ch', 'xn--zrnbrgg-n2ae.ch'],
    expected: zuernbrueggKaeltetechnik,
  },
  {
    name: 'sievekopp-thormaelen',
    hosts: ['www.sievekopp-thormaelen.de', 'sievekopp-thormaelen.de'],
    expected: sievekoppThormaelen,
  },
];
