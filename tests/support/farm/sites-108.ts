import { expected as aufzug } from './sites-108/aufzug/expected.ts';
import { expected as buchbinder } from './sites-108/buchbinder/expected.ts';
import { expected as feinmess } from './sites-108/feinmess/expected.ts';
import { expected as kanal } from './sites-108/kanal/expected.ts';
import { expected as kelter } from './sites-108/kelter/expected.ts';
import { expected as pflege } from './sites-108/pflege/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'aufzug', hosts: ['www.aufzugsdienst-rhinluch.de', 'aufzugsdienst-rhinluch.de'], expected: aufzug },
  { name: 'kanal', hosts: ['www.grubhofer-kanal.at', 'grubhofer-kanal.at'], expected: kanal },
  { name: 'feinmess', hosts: ['www.ottenhaus-feinmess.ch', 'ottenhaus-feinmess.ch'], expected: feinmess },
  { name: 'pflege', hosts: ['www.avw-weserbergland-pflege.de', 'avw-weserbergland-pflege.de'], expected: pflege },
  { name: 'kelter', hosts: ['www.obstkelter-hegau-engen.de', 'obstkelter-hegau-engen.de'], expected: kelter },
  { name: 'buchbinder', hosts: ['www.buchwerkstatt-kathrein.at', 'buchwerkstatt-kathrein.at'], expected: buchbinder },
];
