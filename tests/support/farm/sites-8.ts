import { expected as ahlenrode } from './sites-8/entsorgung-ahlenrode/expected.ts';
import { expected as fadenlauf } from './sites-8/fadenlauf-wolle/expected.ts';
import { expected as fjordlift } from './sites-8/fjordlift-deutschland/expected.ts';
import { expected as harkebrink } from './sites-8/harkebrink-foerdertechnik/expected.ts';
import { expected as hko } from './sites-8/hko-tragwerk/expected.ts';
import { expected as kogelbrenner } from './sites-8/kogelbrenner-holzbau/expected.ts';
import { expected as kornblumenblau } from './sites-8/kornblumenblau/expected.ts';
import { expected as thayaboden } from './sites-8/lagerhaus-thayaboden/expected.ts';
import { expected as planstrom } from './sites-8/planstrom-software/expected.ts';
import { expected as ruettimann } from './sites-8/ruettimann-praezision/expected.ts';
import { expected as streuobst } from './sites-8/streuobst-keltereien/expected.ts';
import { expected as wittkamp } from './sites-8/wittkamp-stiftung/expected.ts';
import type { Site } from './types.ts';

/** Groups, associations, public bodies, foundations, cooperatives and branches, with much of others beside their own. */
export const sites: Site[] = [
  {
    name: 'entsorgung-ahlenrode',
    hosts: ['www.eba-ahlenrode.de', 'eba-ahlenrode.de'],
    expected: ahlenrode,
  },
  {
    name: 'harkebrink-foerdertechnik',
    hosts: ['www.harkebrink.com', 'harkebrink.com'],
    expected: harkebrink,
  },
  {
    name: 'kornblumenblau',
    hosts: ['kornblumenblau.de', 'www.kornblumenblau.de'],
    expected: kornblumenblau,
  },
  {
    name: 'streuobst-keltereien',
    hosts: ['www.bdko.de', 'bdko.de'],
    expected: streuobst,
  },
  {
    name: 'wittkamp-stiftung',
    hosts: ['wittkamp-stiftung.de', 'www.wittkamp-stiftung.de'],
    expected: wittkamp,
  },
  {
    name: 'hko-tragwerk',
    hosts: ['www.hko-tragwerk.de', 'hko-tragwerk.de'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: hko,
  },
  {
    name: 'fadenlauf-wolle',
    hosts: ['fadenlauf.de', 'www.fadenlauf.de'],
    expected: fadenlauf,
  },
  {
    name: 'planstrom-software',
    hosts: ['www.planstrom.io', 'planstrom.io'],
    expected: planstrom,
  },
  {
    name: 'kogelbrenner-holzbau',
    hosts: ['www.kogelbrenner.at', 'kogelbrenner.at'],
    expected: kogelbrenner,
  },
  {
    name: 'lagerhaus-thayaboden',
    hosts: ['www.lh-thayaboden.at', 'lh-thayaboden.at'],
    expected: thayaboden,
  },
  {
    name: 'ruettimann-praezision',
    hosts: ['www.ruettimann-praezision.ch', 'ruettimann-praezision.ch'],
    expected: ruettimann,
  },
  {
    name: 'fjordlift-deutschland',
    hosts: ['www.fjordlift.de', 'fjordlift.de'],
    expected: fjordlift,
  },
];
