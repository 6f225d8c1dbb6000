import { expected as brunsiekHoerakustik } from './sites-114/brunsiek-hoerakustik/expected.ts';
import { expected as ennsgruberTischlerei } from './sites-114/ennsgruber-tischlerei/expected.ts';
import { expected as hagnbacherFenster } from './sites-114/hagnbacher-fenster/expected.ts';
import { expected as hollernbeckObst } from './sites-114/hollernbeck-obst/expected.ts';
import { expected as ruhnauFoerdertechnik } from './sites-114/ruhnau-foerdertechnik/expected.ts';
import { expected as veloZurfluh } from './sites-114/velo-zurfluh/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'hagnbacher-fenster',
    hosts: ['www.hagnbacher-fenster.de', 'hagnbacher-fenster.de'],
    routes: {
      '/index.php?id=1': 'index.html',
      '/index.php?id=2': 'seite-2.html',
      '/index.php?id=3': 'seite-3.html',
      '/index.php?id=4': 'seite-4.html',
      '/index.php?id=5': 'seite-5.html',
      '/index.php?id=6': 'seite-6.html',
      '/index.php?id=7': 'seite-7.html',
    },
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: hagnbacherFenster,
  },
  {
    name: 'ennsgruber-tischlerei',
    hosts: ['www.ennsgruber-tischlerei.at', 'ennsgruber-tischlerei.at'],
    fallback: 'seite-fehlt.html',
    expected: ennsgruberTischlerei,
  },
  { name: 'velo-zurfluh', hosts: ['www.velo-zurfluh.ch', 'velo-zurfluh.ch'], expected: veloZurfluh },
  { name: 'hollernbeck-obst', hosts: ['www.hollernbeck-obst.de', 'hollernbeck-obst.de'], expected: hollernbeckObst },
  {
    name: 'brunsiek-hoerakustik',
    hosts: ['www.brunsiek-hoerakustik.de', 'brunsiek-hoerakustik.de'],
    expected: brunsiekHoerakustik,
  },
  {
    name: 'ruhnau-foerdertechnik',
    hosts: ['www.ruhnau-foerdertechnik.de', 'ruhnau-foerdertechnik.de'],
    expected: ruhnauFoerdertechnik,
  },
];
