import { expected as rhoenblick } from './sites-9/buergerenergie-rhoenblick/expected.ts';
import { expected as brinkschulte } from './sites-9/landhotel-brinkschulte/expected.ts';
import { expected as lautmalerei } from './sites-9/lautmalerei-erfurt/expected.ts';
import { expected as ossenkopp } from './sites-9/ossenkopp-haustechnik/expected.ts';
import { expected as pegelwerk } from './sites-9/pegelwerk-software/expected.ts';
import { expected as raeber } from './sites-9/raeber-siegrist-kaelte/expected.ts';
import { expected as siebenkraut } from './sites-9/siebenkraut-tee/expected.ts';
import { expected as stuckundfarbe } from './sites-9/stuckundfarbe-online/expected.ts';
import { expected as tiedtke } from './sites-9/tiedtke-broemmel/expected.ts';
import { expected as hirnschrodt } from './sites-9/tischlerei-hirnschrodt/expected.ts';
import { expected as wehrkamp } from './sites-9/wehrkamp-antriebstechnik/expected.ts';
import { expected as weserbogen } from './sites-9/zahnzentrum-weserbogen/expected.ts';
import type { Site } from './types.ts';

/** A fair cross-section of German-speaking companies as one meets them; folder sites/<name> holds pages and expectation. */
export const sites: Site[] = [
  {
    name: 'wehrkamp-antriebstechnik',
    hosts: ['www.wehrkamp-antriebe.de', 'wehrkamp-antriebe.de'],
    expected: wehrkamp,
  },
  {
    name: 'ossenkopp-haustechnik',
    hosts: ['www.ossenkopp-haustechnik.de', 'ossenkopp-haustechnik.de'],
    charset: 'iso-8859-15',
    charsetInMetaOnly: true,
    expected: ossenkopp,
  },
  {
    name: 'stuckundfarbe-online',
    hosts: ['stuckundfarbe-online.de', 'www.stuckundfarbe-online.de'],
    fallback: 'index.html',
    expected: stuckundfarbe,
  },
  {
    name: 'zahnzentrum-weserbogen',
    hosts: ['www.zahnzentrum-weserbogen.de', 'zahnzentrum-weserbogen.de'],
    expected: weserbogen,
  },
  {
    name: 'tiedtke-broemmel',
    hosts: ['www.tiedtke-broemmel.de', 'tiedtke-broemmel.de'],
    expected: tiedtke,
  },
  { name: 'siebenkraut-tee', hosts: ['siebenkraut.de', 'www.siebenkraut.de'], expected: siebenkraut },
  {
    name: 'landhotel-brinkschulte',
    hosts: ['www.landhotel-brinkschulte.de', 'landhotel-brinkschulte.de'],
    expected: brinkschulte,
  },
  { name: 'pegelwerk-software', hosts: ['www.pegelwerk.de', 'pegelwerk.de'], expected: pegelwerk },
  {
    name: 'lautmalerei-erfurt',
    hosts: ['lautmalerei-erfurt.de', 'www.lautmalerei-erfurt.de'],
    expected: lautmalerei,
  },
  {
    name: 'buergerenergie-rhoenblick',
    hosts: ['buergerenergie-rhoenblick.de', 'www.buergerenergie-rhoenblick.de'],
    expected: rhoenblick,
  },
  {
    name: 'tischlerei-hirnschrodt',
    hosts: ['www.hirnschrodt.at', 'hirnschrodt.at'],
    expected: hirnschrodt,
  },
  {
    name: 'raeber-siegrist-kaelte',
    hosts: ['www.raeber-siegrist.ch', 'raeber-siegrist.ch'],
    expected: raeber,
  },
];
