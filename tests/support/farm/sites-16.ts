import { expected as aarwyl } from './sites-16/aarwyl-medtech/expected.ts';
import { expected as mauth } from './sites-16/alte-mauth/expected.ts';
import { expected as rufibach } from './sites-16/fahrschule-rufibach/expected.ts';
import { expected as hinrichsmeyer } from './sites-16/hinrichsmeyer-ofenbau/expected.ts';
import { expected as treeneland } from './sites-16/meierei-treeneland/expected.ts';
import { expected as ortbauer } from './sites-16/ortbauer-spedition/expected.ts';
import { expected as muehlbach } from './sites-16/physio-muehlbach/expected.ts';
import { expected as pohlkamp } from './sites-16/pohlkamp-arbeitsschutz/expected.ts';
import { expected as quast } from './sites-16/quast-lorentzen/expected.ts';
import { expected as antreff } from './sites-16/regionalwerke-antreff/expected.ts';
import { expected as schluender } from './sites-16/schluender-wiemhoff/expected.ts';
import { expected as wabenwerk } from './sites-16/wabenwerk-shop/expected.ts';
import type { Site } from './types.ts';

/** Mid-sized companies with large sites, and small businesses and professions as site builders leave them. */
export const sites: Site[] = [
  {
    name: 'schluender-wiemhoff',
    hosts: ['www.schluender-wiemhoff.de', 'schluender-wiemhoff.de'],
    expected: schluender,
  },
  {
    name: 'ortbauer-spedition',
    hosts: ['www.ortbauer.at', 'ortbauer.at'],
    expected: ortbauer,
  },
  {
    name: 'aarwyl-medtech',
    hosts: ['www.aarwyl.ch', 'aarwyl.ch'],
    redirects: { '/de': '/' },
    expected: aarwyl,
  },
  {
    name: 'meierei-treeneland',
    hosts: ['meierei-treeneland.de', 'www.meierei-treeneland.de'],
    expected: treeneland,
  },
  {
    name: 'regionalwerke-antreff',
    hosts: ['www.regionalwerke-antreff.de', 'regionalwerke-antreff.de'],
    expected: antreff,
  },
  {
    name: 'pohlkamp-arbeitsschutz',
    hosts: ['www.pohlkamp-arbeitsschutz.de', 'pohlkamp-arbeitsschutz.de'],
    expected: pohlkamp,
  },
  {
    name: 'hinrichsmeyer-ofenbau',
    hosts: ['www.hinrichsmeyer-ofenbau.de', 'hinrichsmeyer-ofenbau.de'],
    expected: hinrichsmeyer,
  },
  {
    name: 'physio-muehlbach',
    hosts: ['physio-muehlbach.de', 'www.physio-muehlbach.de'],
    expected: muehlbach,
  },
  {
    name: 'quast-lorentzen',
    hosts: ['www.quast-lorentzen.de', 'quast-lorentzen.de'],
    expected: quast,
  },
  {
    name: 'wabenwerk-shop',
    hosts: ['www.wabenwerk-shop.de', 'wabenwerk-shop.de'],
    expected: wabenwerk,
  },
  {
    name: 'alte-mauth',
    hosts: ['www.alte-mauth.at', 'alte-mauth.at'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: mauth,
  },
  {
    name: 'fahrschule-rufibach',
    hosts: ['www.fahrschule-rufibach.ch', 'fahrschule-rufibach.ch'],
    expected: rufibach,
  },
];
