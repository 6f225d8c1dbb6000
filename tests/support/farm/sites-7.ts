import { expected as wernicke } from './sites-7/baeckerei-wernicke/expected.ts';
import { expected as doerrie } from './sites-7/fliesen-doerrie-ahlborn/expected.ts';
import { expected as glanzwerk } from './sites-7/glanzwerk-plagwitz/expected.ts';
import { expected as hallermann } from './sites-7/hallermann-werkzeugbau/expected.ts';
import { expected as wiesinger } from './sites-7/holzbau-wiesinger/expected.ts';
import { expected as kestler } from './sites-7/kestler-raab/expected.ts';
import { expected as obertoggen } from './sites-7/landmarkt-obertoggen/expected.ts';
import { expected as moorhoff } from './sites-7/moorhoff-feinkost/expected.ts';
import { expected as rossboden } from './sites-7/physio-rossboden/expected.ts';
import { expected as quast } from './sites-7/sanitaetshaus-quast/expected.ts';
import { expected as stadlmayr } from './sites-7/stadlmayr-lueftung/expected.ts';
import { expected as pfeiffen } from './sites-7/zahntechnik-pfeiffen/expected.ts';
import type { Site } from './types.ts';

/** Whole companies of trades, industry, health, food and services; much of Austria and Switzerland, modern site builders. */
export const sites: Site[] = [
  {
    name: 'stadlmayr-lueftung',
    hosts: ['www.stadlmayr-lueftung.at', 'stadlmayr-lueftung.at'],
    expected: stadlmayr,
  },
  {
    name: 'zahntechnik-pfeiffen',
    hosts: ['www.pfeiffen-dental.at', 'pfeiffen-dental.at'],
    expected: pfeiffen,
  },
  {
    name: 'landmarkt-obertoggen',
    hosts: ['landmarkt-obertoggen.ch', 'www.landmarkt-obertoggen.ch'],
    expected: obertoggen,
  },
  {
    name: 'physio-rossboden',
    hosts: ['www.physio-rossboden.ch', 'physio-rossboden.ch'],
    expected: rossboden,
  },
  {
    name: 'hallermann-werkzeugbau',
    hosts: ['www.hallermann-werkzeugbau.de', 'hallermann-werkzeugbau.de'],
    expected: hallermann,
  },
  {
    name: 'baeckerei-wernicke',
    hosts: ['www.baeckerei-wernicke.de', 'baeckerei-wernicke.de'],
    expected: wernicke,
  },
  {
    name: 'sanitaetshaus-quast',
    hosts: ['www.sanitaetshaus-quast.de', 'sanitaetshaus-quast.de'],
    expected: quast,
  },
  {
    name: 'fliesen-doerrie-ahlborn',
    hosts: ['www.fliesen-doerrie-ahlborn.de', 'fliesen-doerrie-ahlborn.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: doerrie,
  },
  {
    name: 'moorhoff-feinkost',
    hosts: ['moorhoff-feinkost.de', 'www.moorhoff-feinkost.de'],
    expected: moorhoff,
  },
  {
    name: 'glanzwerk-plagwitz',
    hosts: ['glanzwerk-plagwitz.de', 'www.glanzwerk-plagwitz.de'],
    expected: glanzwerk,
  },
  {
    name: 'kestler-raab',
    hosts: ['www.kestler-raab.de', 'kestler-raab.de'],
    expected: kestler,
  },
  {
    name: 'holzbau-wiesinger',
    hosts: ['holzbau-wiesinger.at', 'www.holzbau-wiesinger.at'],
    expected: wiesinger,
  },
];
