import { expected as hofmaerit } from './sites-45/hofmaerit-ilfisgrund/expected.ts';
import { expected as ehmkendorff } from './sites-45/klavierwerkstatt-ehmkendorff/expected.ts';
import { expected as quendlhammer } from './sites-45/quendlhammer-maschinenbau/expected.ts';
import { expected as wernsdahl } from './sites-45/wernsdahl-lastgang/expected.ts';
import { expected as zschoernitz } from './sites-45/zschoernitz-drechslerei/expected.ts';
import { expected as pfandlbrugger } from './sites-45/zwoelferblick-pfandlbrugger/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'quendlhammer-maschinenbau',
    hosts: ['www.quendlhammer.de', 'quendlhammer.de'],
    routes: { '/en/': 'en/index.html', '/en': 'en/index.html' },
    expected: quendlhammer,
  },
  {
    name: 'klavierwerkstatt-ehmkendorff',
    hosts: ['www.klavierwerkstatt-ehmkendorff.de', 'klavierwerkstatt-ehmkendorff.de'],
    routes: { '/%C3%BCber-mich/': 'ueber-mich.html', '/%C3%BCber-mich': 'ueber-mich.html' },
    expected: ehmkendorff,
  },
  {
    name: 'zwoelferblick-pfandlbrugger',
    hosts: ['www.zwoelferblick-pfandlbrugger.at', 'zwoelferblick-pfandlbrugger.at'],
    expected: pfandlbrugger,
  },
  {
    name: 'wernsdahl-lastgang',
    hosts: ['www.wernsdahl-lastgang.de', 'wernsdahl-lastgang.de'],
    expected: wernsdahl,
  },
  {
    name: 'zschoernitz-drechslerei',
    hosts: ['www.zschoernitz-drechslerei.de', 'zschoernitz-drechslerei.de'],
    routes: {
      '/index.htm': 'index.html',
      '/wir.htm': 'wir.html',
      '/ware.htm': 'ware.html',
      '/bestell.htm': 'bestell.html',
      '/laden.htm': 'laden.html',
      '/aktuell.htm': 'aktuell.html',
      '/gaeste.htm': 'gaeste.html',
      '/links.htm': 'links.html',
      '/kontakt.htm': 'kontakt.html',
      '/impressum.htm': 'impressum.html',
    },
    expected: zschoernitz,
  },
  {
    name: 'hofmaerit-ilfisgrund',
    hosts: ['www.hofmaerit-ilfisgrund.ch', 'hofmaerit-ilfisgrund.ch'],
    expected: hofmaerit,
  },
];
