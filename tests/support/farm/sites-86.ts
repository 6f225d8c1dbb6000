import { expected as aegelmoosTrocknung } from './sites-86/aegelmoos-trocknung/expected.ts';
import { expected as almreithSoellkogler } from './sites-86/almreith-soellkogler/expected.ts';
import { expected as borgwarthaKampfmittel } from './sites-86/borgwartha-kampfmittel/expected.ts';
import { expected as egelhofWoehrmichel } from './sites-86/egelhof-woehrmichel/expected.ts';
import { expected as holmsteenTextilpflege } from './sites-86/holmsteen-textilpflege/expected.ts';
import { expected as trautsohlTurmuhren } from './sites-86/trautsohl-turmuhren/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'trautsohl-turmuhren',
    hosts: ['www.trautsohl-turmuhren.de', 'trautsohl-turmuhren.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: trautsohlTurmuhren,
  },
  {
    name: 'egelhof-woehrmichel',
    hosts: ['www.egelhof-woehrmichel.de', 'egelhof-woehrmichel.de'],
    expected: egelhofWoehrmichel,
  },
  {
    name: 'holmsteen-textilpflege',
    hosts: ['www.holmsteen-textilpflege.de', 'holmsteen-textilpflege.de'],
    expected: holmsteenTextilpflege,
  },
  {
    name: 'borgwartha-kampfmittel',
    hosts: ['borgwartha-kampfmittel.de', 'www.borgwartha-kampfmittel.de'],
    expected: borgwarthaKampfmittel,
  },
  {
    name: 'almreith-soellkogler',
    hosts: ['www.almreith-soellkogler.at', 'almreith-soellkogler.at'],
    routes: { '/?page_id=412': 'wer.html' },
    expected: almreithSoellkogler,
  },
  {
    name: 'aegelmoos-trocknung',
    hosts: ['www.aegelmoos-trocknung.ch', 'aegelmoos-trocknung.ch'],
    expected: aegelmoosTrocknung,
  },
];
