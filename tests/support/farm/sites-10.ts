import { expected as bauverein } from './sites-10/bauverein-mulde-aue/expected.ts';
import { expected as gspandl } from './sites-10/gspandl-loibner/expected.ts';
import { expected as krollmann } from './sites-10/krollmann-drehteile/expected.ts';
import { expected as krumenwerk } from './sites-10/krumenwerk/expected.ts';
import { expected as landhotel } from './sites-10/landhotel-ahrenkamp/expected.ts';
import { expected as maschenglueck } from './sites-10/maschenglueck-wolle/expected.ts';
import { expected as rauschnabel } from './sites-10/rauschnabel-stiftung/expected.ts';
import { expected as sudhoelter } from './sites-10/sudhoelter-bedachungen/expected.ts';
import { expected as waeckerli } from './sites-10/waeckerli-lift/expected.ts';
import { expected as zahnaerzte } from './sites-10/zahnaerzte-schleitor/expected.ts';
import type { Site } from './types.ts';

/** A cross-section of German-speaking companies as one meets them, written as whole sites without sight of the scanner. */
export const sites: Site[] = [
  {
    name: 'sudhoelter-bedachungen',
    hosts: ['www.sudhoelter-dach.de', 'sudhoelter-dach.de'],
    expected: sudhoelter,
  },
  {
    name: 'krollmann-drehteile',
    hosts: ['www.krollmann-drehteile.de', 'krollmann-drehteile.de'],
    expected: krollmann,
  },
  {
    name: 'zahnaerzte-schleitor',
    hosts: ['www.zahnaerzte-schleitor.de', 'zahnaerzte-schleitor.de'],
    routes: { '/j/privacy/': 'datenschutz.html', '/j/privacy': 'datenschutz.html' },
    expected: zahnaerzte,
  },
  {
    name: 'landhotel-ahrenkamp',
    hosts: ['www.landhotel-ahrenkamp.de', 'landhotel-ahrenkamp.de'],
    charset: 'iso-8859-1',
    expected: landhotel,
  },
  {
    name: 'krumenwerk',
    hosts: ['beetplaner.de', 'www.beetplaner.de'],
    expected: krumenwerk,
  },
  {
    name: 'waeckerli-lift',
    hosts: ['www.waeckerli-lift.ch', 'waeckerli-lift.ch'],
    expected: waeckerli,
  },
  {
    name: 'bauverein-mulde-aue',
    hosts: ['www.bauverein-mulde-aue.de', 'bauverein-mulde-aue.de'],
    expected: bauverein,
  },
  {
    name: 'maschenglueck-wolle',
    hosts: ['www.maschenglueck-wolle.de', 'maschenglueck-wolle.de'],
    expected: maschenglueck,
  },
  {
    name: 'gspandl-loibner',
    hosts: ['www.gspandl-loibner.at', 'gspandl-loibner.at'],
    expected: gspandl,
  },
  {
    name: 'rauschnabel-stiftung',
    hosts: ['www.rauschnabel-stiftung.de', 'rauschnabel-stiftung.de'],
    expected: rauschnabel,
  },
];
