import { expected as haidlmoser } from './sites-67/haidlmoser-praezision/expected.ts';
import { expected as oldenwarf } from './sites-67/oldenwarf-quast/expected.ts';
import { expected as schorrenbuehl } from './sites-67/schorrenbuehl-vt/expected.ts';
import { expected as tarnvogel } from './sites-67/tarnvogel-software/expected.ts';
import { expected as vosstram } from './sites-67/vosstram-bioanalytics/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'oldenwarf-quast', hosts: ['www.oldenwarf-quast.com', 'oldenwarf-quast.com'], expected: oldenwarf },
  { name: 'tarnvogel-software', hosts: ['www.tarnvogel-software.com', 'tarnvogel-software.com'], expected: tarnvogel },
  {
    name: 'haidlmoser-praezision',
    hosts: ['www.haidlmoser-praezision.de', 'haidlmoser-praezision.de'],
    redirects: { '/': '/de/' },
    routes: { '/de/': 'de/index.html', '/en/': 'en/index.html' },
    expected: haidlmoser,
  },
  {
    name: 'vosstram-bioanalytics',
    hosts: ['www.vosstram-bioanalytics.at', 'vosstram-bioanalytics.at'],
    expected: vosstram,
  },
  {
    name: 'schorrenbuehl-vt',
    hosts: ['www.schorrenbuehl-vt.ch', 'schorrenbuehl-vt.ch'],
    routes: { '/fr/': 'fr/index.html', '/en/': 'en/index.html' },
    expected: schorrenbuehl,
  },
];
