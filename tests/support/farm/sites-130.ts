import { expected as finzel } from './sites-130/finzel-brunnen/expected.ts';
import { expected as gadient } from './sites-130/gadient-fluetsch/expected.ts';
import { expected as haltwerk } from './sites-130/haltwerk-uelzen/expected.ts';
import { expected as hausverwaltung } from './sites-130/hausverwaltung-steyr/expected.ts';
import { expected as muehlenfleet } from './sites-130/muehlenfleet/expected.ts';
import { expected as tortechnik } from './sites-130/wehmschulte-tortechnik/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'hausverwaltung-steyr',
    hosts: ['www.ks-immoverwaltung-steyr.at', 'ks-immoverwaltung-steyr.at'],
    expected: hausverwaltung,
  },
  {
    name: 'wehmschulte-tortechnik',
    hosts: ['www.wehmschulte-tortechnik.de', 'wehmschulte-tortechnik.de'],
    expected: tortechnik,
  },
  { name: 'haltwerk-uelzen', hosts: ['www.haltwerk-uelzen.de', 'haltwerk-uelzen.de'], expected: haltwerk },
  { name: 'muehlenfleet', hosts: ['www.muehlenfleet.de', 'muehlenfleet.de'], expected: muehlenfleet },
  {
    name: 'finzel-brunnen',
    hosts: ['www.finzel-brunnen.de', 'finzel-brunnen.de'],
    charset: 'iso-8859-1',
    expected: finzel,
  },
  { name: 'gadient-fluetsch', hosts: ['www.gadient-fluetsch.ch', 'gadient-fluetsch.ch'], expected: gadient },
];
