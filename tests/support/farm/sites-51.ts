import { expected as e3 } from './sites-51/druemmelkamp-reisen/expected.ts';
import { expected as e5 } from './sites-51/mosterei-huerzelbach/expected.ts';
import { expected as e2 } from './sites-51/quendtmar-medizintechnik/expected.ts';
import { expected as e6 } from './sites-51/schwarmstieg-pfuellmann/expected.ts';
import { expected as e1 } from './sites-51/wiesgickl-holzbau/expected.ts';
import { expected as e4 } from './sites-51/zwickmoser-software/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'wiesgickl-holzbau', hosts: ['www.wiesgickl-holzbau.de', 'wiesgickl-holzbau.de'], expected: e1 },
  { name: 'quendtmar-medizintechnik', hosts: ['www.quendtmar.de', 'quendtmar.de'], expected: e2 },
  {
    name: 'druemmelkamp-reisen',
    hosts: ['www.druemmelkamp-reisen.de', 'druemmelkamp-reisen.de'],
    charset: 'iso-8859-1',
    expected: e3,
  },
  { name: 'zwickmoser-software', hosts: ['www.zwickmoser.at', 'zwickmoser.at'], expected: e4 },
  { name: 'mosterei-huerzelbach', hosts: ['www.huerzelbach.ch', 'huerzelbach.ch'], expected: e5 },
  {
    name: 'schwarmstieg-pfuellmann',
    hosts: ['www.schwarmstieg-pfuellmann.de', 'schwarmstieg-pfuellmann.de'],
    expected: e6,
  },
];
