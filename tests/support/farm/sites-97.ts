import { expected as klangwiese } from './sites-97/klangwiese/expected.ts';
import { expected as luettscher } from './sites-97/luettscher/expected.ts';
import { expected as maschenhafen } from './sites-97/maschenhafen/expected.ts';
import { expected as quastenberg } from './sites-97/quastenberg/expected.ts';
import { expected as sprenzelkamp } from './sites-97/sprenzelkamp/expected.ts';
import { expected as zirmleitner } from './sites-97/zirmleitner/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'sprenzelkamp',
    hosts: ['www.druckhaus-sprenzelkamp.de', 'druckhaus-sprenzelkamp.de'],
    expected: sprenzelkamp,
  },
  { name: 'klangwiese', hosts: ['www.klangwiese-schopfheim.de', 'klangwiese-schopfheim.de'], expected: klangwiese },
  { name: 'luettscher', hosts: ['www.luettscher-analytik.ch', 'luettscher-analytik.ch'], expected: luettscher },
  { name: 'zirmleitner', hosts: ['www.zirmleitner-goldegg.at', 'zirmleitner-goldegg.at'], expected: zirmleitner },
  { name: 'maschenhafen', hosts: ['www.maschenhafen-wolle.de', 'maschenhafen-wolle.de'], expected: maschenhafen },
  {
    name: 'quastenberg',
    hosts: ['www.quastenberg-uelzen.de', 'quastenberg-uelzen.de'],
    charset: 'iso-8859-1',
    expected: quastenberg,
  },
];
