import { expected as brunnacherHolding } from './sites-113/brunnacher-holding/expected.ts';
import { expected as holzwerkerbundKobernaussen } from './sites-113/holzwerkerbund-kobernaussen/expected.ts';
import { expected as quellhorstAustria } from './sites-113/quellhorst-austria/expected.ts';
import { expected as stadtwerkeLuermbeck } from './sites-113/stadtwerke-luermbeck/expected.ts';
import { expected as tiedgenWohnenPflege } from './sites-113/tiedgen-wohnen-pflege/expected.ts';
import { expected as tschudeggerOfenbau } from './sites-113/tschudegger-ofenbau/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'quellhorst-austria',
    hosts: ['www.quellhorst-austria.at', 'quellhorst-austria.at'],
    expected: quellhorstAustria,
  },
  {
    name: 'brunnacher-holding',
    hosts: ['www.brunnacher-holding.ch', 'brunnacher-holding.ch'],
    expected: brunnacherHolding,
  },
  {
    name: 'stadtwerke-luermbeck',
    hosts: ['www.stadtwerke-luermbeck.de', 'stadtwerke-luermbeck.de'],
    expected: stadtwerkeLuermbeck,
  },
  {
    name: 'holzwerkerbund-kobernaussen',
    hosts: ['www.holzwerkerbund-kobernaussen.at', 'holzwerkerbund-kobernaussen.at'],
    expected: holzwerkerbundKobernaussen,
  },
  {
    name: 'tiedgen-wohnen-pflege',
    hosts: ['www.tiedgen-wohnen-pflege.de', 'tiedgen-wohnen-pflege.de'],
    expected: tiedgenWohnenPflege,
  },
  {
    name: 'tschudegger-ofenbau',
    hosts: ['www.tschudegger-ofenbau.ch', 'tschudegger-ofenbau.ch'],
    charset: 'iso-8859-1',
    expected: tschudeggerOfenbau,
  },
];
