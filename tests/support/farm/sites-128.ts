import { expected as drauwinkler } from './sites-128/drauwinkler/expected.ts';
import { expected as haerdtlein } from './sites-128/haerdtlein/expected.ts';
import { expected as hasselbrink } from './sites-128/hasselbrink/expected.ts';
import { expected as lindenquell } from './sites-128/lindenquell/expected.ts';
import { expected as tobelhauser } from './sites-128/tobelhauser/expected.ts';
import { expected as zistelhofer } from './sites-128/zistelhofer/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'hasselbrink',
    hosts: ['www.elektro-hasselbrink-borken.de', 'elektro-hasselbrink-borken.de'],
    expected: hasselbrink,
  },
  { name: 'zistelhofer', hosts: ['www.zistelhofer-langenlois.at', 'zistelhofer-langenlois.at'], expected: zistelhofer },
  { name: 'drauwinkler', hosts: ['www.fahrschule-drauwinkler.at', 'fahrschule-drauwinkler.at'], expected: drauwinkler },
  { name: 'haerdtlein', hosts: ['www.haerdtlein-balingen.de', 'haerdtlein-balingen.de'], expected: haerdtlein },
  { name: 'lindenquell', hosts: ['www.lindenquell-einbeck.de', 'lindenquell-einbeck.de'], expected: lindenquell },
  { name: 'tobelhauser', hosts: ['www.moebel-tobelhauser.ch', 'moebel-tobelhauser.ch'], expected: tobelhauser },
];
