import { expected as quaestkoetter } from './sites-49/quaestkoetter-innenausbau/expected.ts';
import { expected as trudelwitz } from './sites-49/trudelwitz-shop/expected.ts';
import { expected as wendschuchardt } from './sites-49/wendschuchardt-zoepfgen/expected.ts';
import { expected as wissmoeller } from './sites-49/wissmoellerstift/expected.ts';
import { expected as woegerbrandl } from './sites-49/woegerbrandl-eferding/expected.ts';
import { expected as zwahlgrueter } from './sites-49/zwahlgrueter-treuhand/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  { name: 'quaestkoetter-innenausbau', hosts: ['www.quaestkoetter.de', 'quaestkoetter.de'], expected: quaestkoetter },
  {
    name: 'wendschuchardt-zoepfgen',
    hosts: ['www.wendschuchardt-zoepfgen.de', 'wendschuchardt-zoepfgen.de'],
    expected: wendschuchardt,
  },
  { name: 'woegerbrandl-eferding', hosts: ['www.woegerbrandl.at', 'woegerbrandl.at'], expected: woegerbrandl },
  { name: 'zwahlgrueter-treuhand', hosts: ['www.zwahlgrueter.ch', 'zwahlgrueter.ch'], expected: zwahlgrueter },
  { name: 'wissmoellerstift', hosts: ['www.wissmoellerstift.de', 'wissmoellerstift.de'], expected: wissmoeller },
  { name: 'trudelwitz-shop', hosts: ['www.trudelwitz.de', 'trudelwitz.de'], expected: trudelwitz },
];
