import { expected as hirnsteiner } from './sites-106/hirnsteiner/expected.ts';
import { expected as quastenberg } from './sites-106/quastenberg/expected.ts';
import { expected as ruethenacher } from './sites-106/ruethenacher/expected.ts';
import { expected as schussenhang } from './sites-106/schussenhang/expected.ts';
import { expected as speichenkontor } from './sites-106/speichenkontor/expected.ts';
import { expected as sprachenstube } from './sites-106/sprachenstube/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'schussenhang', hosts: ['www.obst-schussenhang.de', 'obst-schussenhang.de'], expected: schussenhang },
  { name: 'quastenberg', hosts: ['www.quastenberg-dental.de', 'quastenberg-dental.de'], expected: quastenberg },
  { name: 'hirnsteiner', hosts: ['www.loeschzeug-hirnsteiner.at', 'loeschzeug-hirnsteiner.at'], expected: hirnsteiner },
  { name: 'ruethenacher', hosts: ['www.ruethenacher-papier.ch', 'ruethenacher-papier.ch'], expected: ruethenacher },
  {
    name: 'speichenkontor',
    hosts: ['www.speichenkontor-wesermuende.de', 'speichenkontor-wesermuende.de'],
    expected: speichenkontor,
  },
  {
    name: 'sprachenstube',
    hosts: ['www.sprachenstube-silberbach.de', 'sprachenstube-silberbach.de'],
    expected: sprachenstube,
  },
];
