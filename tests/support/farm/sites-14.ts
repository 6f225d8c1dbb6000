import { expected as bolliger } from './sites-14/bolliger-transporte/expected.ts';
import { expected as harkensee } from './sites-14/harkensee-brodtmann/expected.ts';
import { expected as gamskarhof } from './sites-14/hotel-gamskarhof/expected.ts';
import { expected as huettelkamp } from './sites-14/huettelkamp-foerdertechnik/expected.ts';
import { expected as bergwinkel } from './sites-14/musikschule-bergwinkel/expected.ts';
import { expected as kupferkanne } from './sites-14/neue-webseite-kupferkanne/expected.ts';
import { expected as kernbichler } from './sites-14/oelmuehle-kernbichler/expected.ts';
import { expected as inderbitzin } from './sites-14/ofenbau-inderbitzin/expected.ts';
import { expected as schichtwinkel } from './sites-14/schichtwinkel-software/expected.ts';
import { expected as wipperaue } from './sites-14/servicebetriebe-wipperaue/expected.ts';
import { expected as wunderblatt } from './sites-14/wunderblatt-tee/expected.ts';
import { expected as elbhang } from './sites-14/zahnforum-elbhang/expected.ts';
import type { Site } from './types.ts';

/** A cross-section of what visitors enter: industry, crafts, health, law, software, a town's services, and a demo. */
export const sites: Site[] = [
  {
    name: 'huettelkamp-foerdertechnik',
    hosts: ['www.huettelkamp.de', 'huettelkamp.de'],
    expected: huettelkamp,
  },
  {
    name: 'wunderblatt-tee',
    hosts: ['wunderblatt-tee.de', 'www.wunderblatt-tee.de'],
    expected: wunderblatt,
  },
  {
    name: 'zahnforum-elbhang',
    hosts: ['www.zahnforum-elbhang.de', 'zahnforum-elbhang.de'],
    expected: elbhang,
  },
  {
    name: 'hotel-gamskarhof',
    hosts: ['www.gamskarhof.at', 'gamskarhof.at'],
    expected: gamskarhof,
  },
  {
    name: 'harkensee-brodtmann',
    hosts: ['www.harkensee-brodtmann.de', 'harkensee-brodtmann.de'],
    expected: harkensee,
  },
  {
    name: 'schichtwinkel-software',
    hosts: ['www.schichtwinkel.de', 'schichtwinkel.de'],
    expected: schichtwinkel,
  },
  {
    name: 'musikschule-bergwinkel',
    hosts: ['www.jms-bergwinkel.de', 'jms-bergwinkel.de'],
    expected: bergwinkel,
  },
  {
    name: 'servicebetriebe-wipperaue',
    hosts: ['www.sb-wipperaue.de', 'sb-wipperaue.de'],
    expected: wipperaue,
  },
  {
    name: 'bolliger-transporte',
    hosts: ['www.bolliger-transporte.ch', 'bolliger-transporte.ch'],
    expected: bolliger,
  },
  {
    name: 'ofenbau-inderbitzin',
    hosts: ['www.inderbitzin-ofenbau.ch', 'inderbitzin-ofenbau.ch'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: inderbitzin,
  },
  {
    name: 'oelmuehle-kernbichler',
    hosts: ['www.kernbichler-oel.at', 'kernbichler-oel.at'],
    expected: kernbichler,
  },
  {
    name: 'neue-webseite-kupferkanne',
    hosts: ['kupferkanne-neu.de', 'www.kupferkanne-neu.de'],
    expected: kupferkanne,
  },
];
