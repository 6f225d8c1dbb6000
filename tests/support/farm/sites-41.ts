import { expected as hollenbrookLogistik } from './sites-41/hollenbrook-logistik/expected.ts';
import { expected as lindenhege } from './sites-41/lindenhege/expected.ts';
import { expected as pointhuemerHaustechnik } from './sites-41/pointhuemer-haustechnik/expected.ts';
import { expected as riedmattlerTreuhand } from './sites-41/riedmattler-treuhand/expected.ts';
import { expected as tannhaeuplFeinkost } from './sites-41/tannhaeupl-feinkost/expected.ts';
import { expected as vossenkuhlGrabitz } from './sites-41/vossenkuhl-grabitz/expected.ts';
import { expected as zahnarztAbstreiter } from './sites-41/zahnarzt-abstreiter/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'pointhuemer-haustechnik',
    hosts: ['www.pointhuemer-haustechnik.at', 'pointhuemer-haustechnik.at'],
    expected: pointhuemerHaustechnik,
  },
  {
    name: 'vossenkuhl-grabitz',
    hosts: ['www.vossenkuhl-grabitz.de', 'vossenkuhl-grabitz.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'kanzlei.html',
      '/index.php?id=3': 'anwaelte.html',
      '/index.php?id=4': 'rechtsgebiete.html',
      '/index.php?id=5': 'kosten.html',
      '/index.php?id=6': 'aktuelles.html',
      '/index.php?id=7': 'kontakt.html',
      '/index.php?id=8': 'impressum.html',
      '/index.php?id=9': 'datenschutz.html',
    },
    expected: vossenkuhlGrabitz,
  },
  {
    name: 'hollenbrook-logistik',
    hosts: ['www.hollenbrook-logistik.de', 'hollenbrook-logistik.de'],
    routes: {
      '/en': 'en.html',
    },
    expected: hollenbrookLogistik,
  },
  {
    name: 'zahnarzt-abstreiter',
    hosts: ['www.zahnarzt-abstreiter.de', 'zahnarzt-abstreiter.de'],
    routes: {
      '/%C3%BCber-die-praxis': 'praxis.html',
    },
    expected: zahnarztAbstreiter,
  },
  {
    name: 'tannhaeupl-feinkost',
    hosts: ['www.tannhaeupl.de', 'tannhaeupl.de'],
    expected: tannhaeuplFeinkost,
  },
  {
    name: 'lindenhege',
    hosts: ['www.lindenhege.de', 'lindenhege.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: lindenhege,
  },
  {
    name: 'riedmattler-treuhand',
    hosts: ['www.riedmattler-treuhand.ch', 'riedmattler-treuhand.ch'],
    expected: riedmattlerTreuhand,
  },
];
