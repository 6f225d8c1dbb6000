import { expected as koedelmann } from './sites-19/brauerei-koedelmann/expected.ts';
import { expected as casparin } from './sites-19/casparin-gredig-treuhand/expected.ts';
import { expected as harbrink } from './sites-19/elektro-harbrink/expected.ts';
import { expected as ellerkamp } from './sites-19/ellerkamp-makler/expected.ts';
import { expected as selketal } from './sites-19/freie-schule-selketal/expected.ts';
import { expected as buschendorf } from './sites-19/gaertnerei-buschendorf/expected.ts';
import { expected as hasenbrink } from './sites-19/hasenbrink-moebelwerke/expected.ts';
import { expected as weidenhof } from './sites-19/hospizstiftung-weidenhof/expected.ts';
import { expected as kranewitter } from './sites-19/kranewitter-prugger/expected.ts';
import { expected as muehletor } from './sites-19/muehletor-apotheke/expected.ts';
import { expected as reinboth } from './sites-19/reinboth-kunststofftechnik/expected.ts';
import { expected as wittrock } from './sites-19/wittrock-systemhaus/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites of crafts, works, practices, trusts and dealers, each as its sector builds them. */
export const sites: Site[] = [
  {
    name: 'elektro-harbrink',
    hosts: ['www.elektro-harbrink.de', 'elektro-harbrink.de'],
    expected: harbrink,
  },
  {
    name: 'reinboth-kunststofftechnik',
    hosts: ['www.reinboth-ag.de', 'reinboth-ag.de'],
    expected: reinboth,
  },
  {
    name: 'gaertnerei-buschendorf',
    hosts: ['www.gaertnerei-buschendorf.de', 'gaertnerei-buschendorf.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: buschendorf,
  },
  {
    name: 'wittrock-systemhaus',
    hosts: ['wittrock-it.de', 'www.wittrock-it.de'],
    expected: wittrock,
  },
  {
    name: 'hospizstiftung-weidenhof',
    hosts: ['www.hospizstiftung-weidenhof.de', 'hospizstiftung-weidenhof.de'],
    expected: weidenhof,
  },
  {
    name: 'casparin-gredig-treuhand',
    hosts: ['www.casparin-gredig.ch', 'casparin-gredig.ch'],
    expected: casparin,
  },
  {
    name: 'brauerei-koedelmann',
    hosts: ['www.koedelmann-braeu.de', 'koedelmann-braeu.de'],
    expected: koedelmann,
  },
  {
    name: 'freie-schule-selketal',
    hosts: ['www.freie-schule-selketal.de', 'freie-schule-selketal.de'],
    expected: selketal,
  },
  {
    name: 'ellerkamp-makler',
    hosts: ['ellerkamp-makler.de', 'www.ellerkamp-makler.de'],
    expected: ellerkamp,
  },
  {
    name: 'hasenbrink-moebelwerke',
    hosts: ['www.hasenbrink-moebel.de', 'hasenbrink-moebel.de'],
    expected: hasenbrink,
  },
  {
    name: 'muehletor-apotheke',
    hosts: ['www.muehletor-apotheke.ch', 'muehletor-apotheke.ch'],
    expected: muehletor,
  },
  {
    name: 'kranewitter-prugger',
    hosts: ['www.kranewitter-prugger.at', 'kranewitter-prugger.at'],
    expected: kranewitter,
  },
];
