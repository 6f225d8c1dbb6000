import { expected as brandsen } from './sites-111/brandsen/expected.ts';
import { expected as chaltenegg } from './sites-111/chaltenegg/expected.ts';
import { expected as grabenwoeger } from './sites-111/grabenwoeger/expected.ts';
import { expected as hinterlangen } from './sites-111/hinterlangen/expected.ts';
import { expected as obrist } from './sites-111/obrist/expected.ts';
import { expected as quellbrink } from './sites-111/quellbrink/expected.ts';
import type { Site } from './types.ts';

/** Rivals: beside each true value stands one of the same kind that belongs to somebody else or to another time. */
export const sites: Site[] = [
  { name: 'quellbrink', hosts: ['www.quellbrink-federn.de', 'quellbrink-federn.de'], expected: quellbrink },
  { name: 'grabenwoeger', hosts: ['www.grabenwoeger-stall.at', 'grabenwoeger-stall.at'], expected: grabenwoeger },
  { name: 'chaltenegg', hosts: ['www.chaltenegg-feindreherei.ch', 'chaltenegg-feindreherei.ch'], expected: chaltenegg },
  {
    name: 'brandsen',
    hosts: ['www.brandsen-vogt-klaviere.de', 'brandsen-vogt-klaviere.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: brandsen,
  },
  { name: 'hinterlangen', hosts: ['www.sennerei-hinterlangen.at', 'sennerei-hinterlangen.at'], expected: hinterlangen },
  { name: 'obrist', hosts: ['www.obrist-laubscher-zahlen.ch', 'obrist-laubscher-zahlen.ch'], expected: obrist },
];
