import { expected as fuldaknie } from './sites-92/fuldaknie/expected.ts';
import { expected as hebenstreit } from './sites-92/hebenstreit/expected.ts';
import { expected as holtkemper } from './sites-92/holtkemper/expected.ts';
import { expected as ilmenaukorn } from './sites-92/ilmenaukorn/expected.ts';
import { expected as quendtwaagen } from './sites-92/quendtwaagen/expected.ts';
import { expected as ruettschi } from './sites-92/ruettschi/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'quendtwaagen',
    hosts: ['www.quendtlinger-waagenbau.de', 'quendtlinger-waagenbau.de'],
    expected: quendtwaagen,
  },
  { name: 'ilmenaukorn', hosts: ['www.landhandel-ilmenautal.de', 'landhandel-ilmenautal.de'], expected: ilmenaukorn },
  {
    name: 'fuldaknie',
    hosts: ['www.fuldaknie-entsorgung.de', 'fuldaknie-entsorgung.de'],
    charset: 'windows-1252',
    expected: fuldaknie,
  },
  { name: 'holtkemper', hosts: ['www.holtkemper-antriebe.at', 'holtkemper-antriebe.at'], expected: holtkemper },
  {
    name: 'hebenstreit',
    hosts: ['www.hebenstreit-uhrenstiftung.at', 'hebenstreit-uhrenstiftung.at'],
    expected: hebenstreit,
  },
  { name: 'ruettschi', hosts: ['www.ruettschi-sonnenschutz.ch', 'ruettschi-sonnenschutz.ch'], expected: ruettschi },
];
