import { expected as zisterne } from './sites-24/brunnenpumpen-zisterne/expected.ts';
import { expected as reutegger } from './sites-24/elektro-reutegger/expected.ts';
import { expected as fahrschule } from './sites-24/fahrschule-oezkaya-bolte/expected.ts';
import { expected as feichtlbauer } from './sites-24/feichtlbauer-pumpen/expected.ts';
import { expected as gygax } from './sites-24/gygax-thommen-uhren/expected.ts';
import { expected as hospiz } from './sites-24/hospiz-wuemmewiesen/expected.ts';
import { expected as kolbinger } from './sites-24/moebel-kolbinger/expected.ts';
import { expected as kempermann } from './sites-24/pflege-kempermann/expected.ts';
import { expected as rehfuss } from './sites-24/rehfuss-voit-glas/expected.ts';
import { expected as stuevenberg } from './sites-24/stuevenberg-metallbau/expected.ts';
import { expected as textfaehre } from './sites-24/textfaehre/expected.ts';
import { expected as hallmeyer } from './sites-24/weingut-hallmeyer/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites, half of them with two of the known traps each. */
export const sites: Site[] = [
  {
    name: 'rehfuss-voit-glas',
    hosts: ['www.rehfuss-voit.de', 'rehfuss-voit.de'],
    expected: rehfuss,
  },
  {
    name: 'fahrschule-oezkaya-bolte',
    hosts: ['www.fahrschule-oezkaya-bolte.de', 'fahrschule-oezkaya-bolte.de'],
    expected: fahrschule,
  },
  {
    name: 'hospiz-wuemmewiesen',
    hosts: ['hospiz-wuemmewiesen.de', 'www.hospiz-wuemmewiesen.de'],
    expected: hospiz,
  },
  {
    name: 'gygax-thommen-uhren',
    hosts: ['www.gygax-thommen.ch', 'gygax-thommen.ch'],
    expected: gygax,
  },
  {
    name: 'feichtlbauer-pumpen',
    hosts: ['www.feichtlbauer-pumpen.at', 'feichtlbauer-pumpen.at'],
    expected: feichtlbauer,
  },
  {
    name: 'brunnenpumpen-zisterne',
    hosts: ['www.brunnenpumpen-zisterne.de', 'brunnenpumpen-zisterne.de'],
    expected: zisterne,
  },
  {
    name: 'elektro-reutegger',
    hosts: ['www.elektro-reutegger.ch', 'elektro-reutegger.ch'],
    expected: reutegger,
  },
  {
    name: 'weingut-hallmeyer',
    hosts: ['weingut-hallmeyer.de', 'www.weingut-hallmeyer.de'],
    expected: hallmeyer,
  },
  {
    name: 'textfaehre',
    hosts: ['www.textfaehre.de', 'textfaehre.de'],
    expected: textfaehre,
  },
  {
    name: 'pflege-kempermann',
    hosts: ['www.pflege-kempermann.de', 'pflege-kempermann.de'],
    expected: kempermann,
  },
  {
    name: 'stuevenberg-metallbau',
    hosts: ['www.stuevenberg-metallbau.de', 'stuevenberg-metallbau.de'],
    expected: stuevenberg,
  },
  {
    name: 'moebel-kolbinger',
    hosts: ['www.moebel-kolbinger.de', 'moebel-kolbinger.de'],
    expected: kolbinger,
  },
];
