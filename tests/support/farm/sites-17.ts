import { expected as brueckenschlag } from './sites-17/brueckenschlag-uckermark/expected.ts';
import { expected as halvardson } from './sites-17/halvardson-pumpen-schweiz/expected.ts';
import { expected as holtgreve } from './sites-17/holtgreve-dach/expected.ts';
import { expected as reinhardswald } from './sites-17/klinikum-reinhardswald/expected.ts';
import { expected as luedersmann } from './sites-17/luedersmann-grosshandel/expected.ts';
import { expected as lahnbogen } from './sites-17/mvz-lahnbogen/expected.ts';
import { expected as ortlepp } from './sites-17/ortlepp-gebaeudedienste/expected.ts';
import { expected as spatenreich } from './sites-17/spatenreich/expected.ts';
import { expected as strothbeck } from './sites-17/strothbeck-sondermaschinenbau/expected.ts';
import { expected as terlinden } from './sites-17/terlinden-marquardsen/expected.ts';
import { expected as wetzlhammer } from './sites-17/wetzlhammer-braeu/expected.ts';
import { expected as wyrsch } from './sites-17/wyrsch-imfeld-elektro/expected.ts';
import type { Site } from './types.ts';

/** A cross-section of what visitors and sales teams enter: works, health, shops, crafts, groups, a clinic, and a host's placeholder. */
export const sites: Site[] = [
  {
    name: 'strothbeck-sondermaschinenbau',
    hosts: ['www.strothbeck.de', 'strothbeck.de'],
    expected: strothbeck,
  },
  {
    name: 'mvz-lahnbogen',
    hosts: ['mvz-lahnbogen.de', 'www.mvz-lahnbogen.de'],
    expected: lahnbogen,
  },
  {
    name: 'spatenreich',
    hosts: ['www.spatenreich.de', 'spatenreich.de'],
    expected: spatenreich,
  },
  {
    name: 'wyrsch-imfeld-elektro',
    hosts: ['www.wyrsch-imfeld.ch', 'wyrsch-imfeld.ch'],
    expected: wyrsch,
  },
  {
    name: 'brueckenschlag-uckermark',
    hosts: ['www.brueckenschlag-uckermark.de', 'brueckenschlag-uckermark.de'],
    expected: brueckenschlag,
  },
  {
    name: 'holtgreve-dach',
    hosts: ['holtgreve-dach.de', 'www.holtgreve-dach.de'],
    fallback: 'index.html',
    expected: holtgreve,
  },
  {
    name: 'luedersmann-grosshandel',
    hosts: ['www.luedersmann-grosshandel.de', 'luedersmann-grosshandel.de'],
    expected: luedersmann,
  },
  {
    name: 'terlinden-marquardsen',
    hosts: ['www.tm-baugrund.de', 'tm-baugrund.de'],
    expected: terlinden,
  },
  {
    name: 'wetzlhammer-braeu',
    hosts: ['www.wetzlhammer-braeu.at', 'wetzlhammer-braeu.at'],
    expected: wetzlhammer,
  },
  {
    name: 'ortlepp-gebaeudedienste',
    hosts: ['ortlepp-gebaeudedienste.de', 'www.ortlepp-gebaeudedienste.de'],
    expected: ortlepp,
  },
  {
    name: 'halvardson-pumpen-schweiz',
    hosts: ['www.halvardson.ch', 'halvardson.ch'],
    redirects: { '/': '/de-ch' },
    expected: halvardson,
  },
  {
    name: 'klinikum-reinhardswald',
    hosts: ['www.klinikum-reinhardswald.de', 'klinikum-reinhardswald.de'],
    expected: reinhardswald,
  },
];
