import { expected as funkenflug } from './sites-6/funkenflug-live/expected.ts';
import { expected as moenkedieck } from './sites-6/gartenwelt-moenkedieck/expected.ts';
import { expected as netzwerft } from './sites-6/netzwerft-systemhaus/expected.ts';
import { expected as oltmer } from './sites-6/oltmer-geruestbau/expected.ts';
import { expected as ranisch } from './sites-6/ranisch-textil/expected.ts';
import { expected as rottkemper } from './sites-6/rottkemper-stanztechnik/expected.ts';
import { expected as hochbuehel } from './sites-6/sennerei-hochbuehel/expected.ts';
import { expected as firnzeit } from './sites-6/skischule-firnzeit/expected.ts';
import { expected as tannhuber } from './sites-6/tannhuber-bus/expected.ts';
import { expected as haselbach } from './sites-6/tierklinik-haselbach/expected.ts';
import { expected as wiebrock } from './sites-6/wiebrock-thiele/expected.ts';
import { expected as zumbrunnen } from './sites-6/zumbrunnen-gfeller/expected.ts';
import type { Site } from './types.ts';

/** Whole companies whose optional facts are told as real sites tell them. */
export const sites: Site[] = [
  {
    name: 'rottkemper-stanztechnik',
    hosts: ['www.rottkemper-stanztechnik.de', 'rottkemper-stanztechnik.de'],
    expected: rottkemper,
  },
  {
    name: 'wiebrock-thiele',
    hosts: ['wiebrock-thiele.de', 'www.wiebrock-thiele.de'],
    expected: wiebrock,
  },
  {
    name: 'gartenwelt-moenkedieck',
    hosts: ['www.gartenwelt-moenkedieck.de', 'gartenwelt-moenkedieck.de'],
    expected: moenkedieck,
  },
  {
    name: 'netzwerft-systemhaus',
    hosts: ['www.netzwerft.de', 'netzwerft.de'],
    expected: netzwerft,
  },
  {
    name: 'tannhuber-bus',
    hosts: ['tannhuber-bus.de', 'www.tannhuber-bus.de'],
    expected: tannhuber,
  },
  {
    name: 'tierklinik-haselbach',
    hosts: ['www.tierklinik-haselbach.de', 'tierklinik-haselbach.de'],
    expected: haselbach,
  },
  {
    name: 'oltmer-geruestbau',
    hosts: ['oltmer-geruestbau.de', 'www.oltmer-geruestbau.de'],
    expected: oltmer,
  },
  {
    name: 'ranisch-textil',
    hosts: ['www.ranisch-textil.de', 'ranisch-textil.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: ranisch,
  },
  {
    name: 'sennerei-hochbuehel',
    hosts: ['www.sennerei-hochbuehel.at', 'sennerei-hochbuehel.at'],
    expected: hochbuehel,
  },
  {
    name: 'skischule-firnzeit',
    hosts: ['www.firnzeit.at', 'firnzeit.at'],
    expected: firnzeit,
  },
  {
    name: 'funkenflug-live',
    hosts: ['funkenflug-live.ch', 'www.funkenflug-live.ch'],
    expected: funkenflug,
  },
  {
    name: 'zumbrunnen-gfeller',
    hosts: ['www.zumbrunnen-gfeller.ch', 'zumbrunnen-gfeller.ch'],
    routes: {
      '/index.php': 'index.html',
      '/index.php/angebot': 'angebot.html',
      '/index.php/firma': 'firma.html',
      '/index.php/standorte': 'standorte.html',
      '/index.php/lehre': 'lehre.html',
      '/index.php/kontakt': 'kontakt.html',
      '/index.php/impressum': 'impressum.html',
      '/index.php/datenschutz': 'datenschutz.html',
    },
    expected: zumbrunnen,
  },
];
