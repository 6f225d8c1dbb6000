import { expected as baeckerei } from './sites-58/baeckerei-kg-blocktheme/expected.ts';
import { expected as jugendhilfe } from './sites-58/jugendhilfe-ev-wix/expected.ts';
import { expected as kaelte } from './sites-58/kaeltetechnik-ch-nextjs/expected.ts';
import { expected as maschinenbau } from './sites-58/maschinenbau-se-typo3/expected.ts';
import { expected as metallbau } from './sites-58/metallbau-at-tables/expected.ts';
import { expected as zahnaerzte } from './sites-58/zahnaerzte-partg-jimdo/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'baeckerei-kg-blocktheme',
    hosts: ['www.backhaus-troemelkamp.de', 'backhaus-troemelkamp.de'],
    expected: baeckerei,
  },
  {
    name: 'zahnaerzte-partg-jimdo',
    hosts: ['www.torhaus-zahnaerzte.de', 'torhaus-zahnaerzte.de'],
    expected: zahnaerzte,
  },
  {
    name: 'metallbau-at-tables',
    hosts: ['www.metallbau-ritzelhuemer.at', 'metallbau-ritzelhuemer.at'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: metallbau,
  },
  {
    name: 'kaeltetechnik-ch-nextjs',
    hosts: ['www.gubelschwand.ch', 'gubelschwand.ch'],
    expected: kaelte,
  },
  {
    name: 'jugendhilfe-ev-wix',
    hosts: ['www.wendelboje.de', 'wendelboje.de'],
    expected: jugendhilfe,
  },
  {
    name: 'maschinenbau-se-typo3',
    hosts: ['www.quandelstein.com', 'quandelstein.com'],
    expected: maschinenbau,
  },
];
