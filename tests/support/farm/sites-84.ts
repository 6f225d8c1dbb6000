import { expected as gruntzheimer } from './sites-84/gruntzheimer-maschinenbau/expected.ts';
import { expected as zwieselgruber } from './sites-84/hotel-zwieselgruber/expected.ts';
import { expected as quindlau } from './sites-84/kfz-quindlau/expected.ts';
import { expected as lindenmoor } from './sites-84/pflegeverein-lindenmoor/expected.ts';
import { expected as ohlenpusch } from './sites-84/stb-ohlenpusch/expected.ts';
import { expected as krahnwinkel } from './sites-84/wg-krahnwinkel/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'kfz-quindlau',
    hosts: ['www.kfz-quindlau.de', 'kfz-quindlau.de'],
    charset: 'iso-8859-1',
    expected: quindlau,
  },
  { name: 'stb-ohlenpusch', hosts: ['www.ohlenpusch-rademfeld.de', 'ohlenpusch-rademfeld.de'], expected: ohlenpusch },
  { name: 'gruntzheimer-maschinenbau', hosts: ['www.gruntzheimer.de', 'gruntzheimer.de'], expected: gruntzheimer },
  { name: 'wg-krahnwinkel', hosts: ['www.wg-krahnwinkel.de', 'wg-krahnwinkel.de'], expected: krahnwinkel },
  { name: 'pflegeverein-lindenmoor', hosts: ['www.haus-bullerbusch.de', 'haus-bullerbusch.de'], expected: lindenmoor },
  {
    name: 'hotel-zwieselgruber',
    hosts: ['www.zwieselgruber-steyr.at', 'zwieselgruber-steyr.at'],
    expected: zwieselgruber,
  },
];
