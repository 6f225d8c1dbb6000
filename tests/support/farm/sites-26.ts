import { expected as moehrstedt } from './sites-26/autohaus-moehrstedt/expected.ts';
import { expected as blankwerk } from './sites-26/blankwerk/expected.ts';
import { expected as gundelfink } from './sites-26/brauerei-gundelfink/expected.ts';
import { expected as fitloftHameln } from './sites-26/fitloft-hameln/expected.ts';
import { expected as gruetterStoren } from './sites-26/gruetter-storen/expected.ts';
import { expected as leuchtfaden } from './sites-26/leuchtfaden/expected.ts';
import { expected as makler } from './sites-26/makler-halverscheid/expected.ts';
import { expected as otwArchitekten } from './sites-26/otw-architekten/expected.ts';
import { expected as phasenplan } from './sites-26/phasenplan/expected.ts';
import { expected as skarpsund } from './sites-26/skarpsund/expected.ts';
import { expected as hinterleithner } from './sites-26/spengler-hinterleithner/expected.ts';
import { expected as tessmer } from './sites-26/tessmer/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites: brokers, subsidiaries, franchise, one-page apps. */
export const sites: Site[] = [
  { name: 'makler-halverscheid', hosts: ['www.halverscheid-pott.de', 'halverscheid-pott.de'], expected: makler },
  { name: 'skarpsund', hosts: ['www.skarpsund.de', 'skarpsund.de'], expected: skarpsund },
  { name: 'brauerei-gundelfink', hosts: ['www.gundelfink.de', 'gundelfink.de'], expected: gundelfink },
  { name: 'otw-architekten', hosts: ['www.otw-architekten.de', 'otw-architekten.de'], expected: otwArchitekten },
  {
    name: 'spengler-hinterleithner',
    hosts: ['www.hinterleithner-dach.at', 'hinterleithner-dach.at'],
    expected: hinterleithner,
  },
  { name: 'autohaus-moehrstedt', hosts: ['www.moehrstedt.de', 'moehrstedt.de'], expected: moehrstedt },

  { name: 'gruetter-storen', hosts: ['www.gruetter-storen.ch', 'gruetter-storen.ch'], expected: gruetterStoren },
  { name: 'leuchtfaden', hosts: ['www.leuchtfaden-ev.de', 'leuchtfaden-ev.de'], expected: leuchtfaden },
  { name: 'blankwerk', hosts: ['www.blankwerk-service.de', 'blankwerk-service.de'], expected: blankwerk },
  { name: 'tessmer', hosts: ['www.tessmer-kunststoff.de', 'tessmer-kunststoff.de'], expected: tessmer },
  { name: 'fitloft-hameln', hosts: ['www.fitloft-hameln.de', 'fitloft-hameln.de'], expected: fitloftHameln },
  { name: 'phasenplan', hosts: ['www.phasenplan.de', 'phasenplan.de'], expected: phasenplan },
];
