import { expected as bioenergieSchnablinger } from './sites-30/bioenergie-schnablinger/expected.ts';
import { expected as brookdammWachdienst } from './sites-30/brookdamm-wachdienst/expected.ts';
import { expected as gailkoflerHolzbau } from './sites-30/gailkofler-holzbau/expected.ts';
import { expected as hurlibuckGaerten } from './sites-30/hurlibuck-gaerten/expected.ts';
import { expected as netzhuthIt } from './sites-30/netzhuth-it/expected.ts';
import { expected as ottweylZerspanung } from './sites-30/ottweyl-zerspanung/expected.ts';
import { expected as physioOhlerich } from './sites-30/physio-ohlerich/expected.ts';
import { expected as plankensprossMessebau } from './sites-30/plankenspross-messebau/expected.ts';
import { expected as quellmalzIwersen } from './sites-30/quellmalz-iwersen/expected.ts';
import { expected as rauhzellerDruck } from './sites-30/rauhzeller-druck/expected.ts';
import { expected as wendelstorffBestattung } from './sites-30/wendelstorff-bestattung/expected.ts';
import { expected as zwiefalkKaffee } from './sites-30/zwiefalk-kaffee/expected.ts';
import type { Site } from './types.ts';

/** Companies of many trades, each saying its facts in words of its own: print, plans, gardens, timber, coffee, tools. */
export const sites: Site[] = [
  { name: 'rauhzeller-druck', hosts: ['www.rauhzeller-druck.de', 'rauhzeller-druck.de'], expected: rauhzellerDruck },
  {
    name: 'quellmalz-iwersen',
    hosts: ['www.quellmalz-iwersen.de', 'quellmalz-iwersen.de'],
    expected: quellmalzIwersen,
  },
  {
    name: 'hurlibuck-gaerten',
    hosts: ['www.hurlibuck-gaerten.ch', 'hurlibuck-gaerten.ch'],
    expected: hurlibuckGaerten,
  },
  {
    name: 'gailkofler-holzbau',
    hosts: ['www.gailkofler-holzbau.at', 'gailkofler-holzbau.at'],
    expected: gailkoflerHolzbau,
  },
  {
    name: 'brookdamm-wachdienst',
    hosts: ['www.brookdamm-wachdienst.de', 'brookdamm-wachdienst.de'],
    expected: brookdammWachdienst,
  },
  { name: 'zwiefalk-kaffee', hosts: ['www.zwiefalk-kaffee.de', 'zwiefalk-kaffee.de'], expected: zwiefalkKaffee },

  { name: 'ottweyl-zerspanung', hosts: ['www.ottweyl.de', 'ottweyl.de'], expected: ottweylZerspanung },
  { name: 'physio-ohlerich', hosts: ['www.gangwerk-koeln.de', 'gangwerk-koeln.de'], expected: physioOhlerich },
  {
    name: 'bioenergie-schnablinger',
    hosts: ['www.schnablinger-grund.de', 'schnablinger-grund.de'],
    expected: bioenergieSchnablinger,
  },
  { name: 'netzhuth-it', hosts: ['www.netzhuth.de', 'netzhuth.de'], expected: netzhuthIt },
  {
    name: 'wendelstorff-bestattung',
    hosts: ['www.wendelstorff-luebeck.de', 'wendelstorff-luebeck.de'],
    expected: wendelstorffBestattung,
  },
  {
    name: 'plankenspross-messebau',
    hosts: ['www.plankenspross.de', 'plankenspross.de'],
    expected: plankensprossMessebau,
  },
];
