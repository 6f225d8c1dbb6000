import { expected as aignerIschl } from './sites-27/aigner-ischl/expected.ts';
import { expected as bleisatzNordhausen } from './sites-27/bleisatz-nordhausen/expected.ts';
import { expected as brandhorstTechnik } from './sites-27/brandhorst-technik/expected.ts';
import { expected as ganglbauerSpedition } from './sites-27/ganglbauer-spedition/expected.ts';
import { expected as gerblingerDruck } from './sites-27/gerblinger-druck/expected.ts';
import { expected as harmsenPflanzen } from './sites-27/harmsen-pflanzen/expected.ts';
import { expected as hautzentrumSaaleaue } from './sites-27/hautzentrum-saaleaue/expected.ts';
import { expected as hoevelkampBau } from './sites-27/hoevelkamp-bau/expected.ts';
import { expected as kommunalserviceDiemelaue } from './sites-27/kommunalservice-diemelaue/expected.ts';
import { expected as seeligerAnalytik } from './sites-27/seeliger-analytik/expected.ts';
import { expected as tobelbachSoftware } from './sites-27/tobelbach-software/expected.ts';
import { expected as zumbuehlFluidtechnik } from './sites-27/zumbuehl-fluidtechnik/expected.ts';
import type { Site } from './types.ts';

/** Ordinary sites: gardens, museums, laboratories, forwarding agents, public bodies. */
export const sites: Site[] = [
  { name: 'harmsen-pflanzen', hosts: ['www.harmsen-pflanzen.de', 'harmsen-pflanzen.de'], expected: harmsenPflanzen },
  {
    name: 'brandhorst-technik',
    hosts: ['www.brandhorst-technik.de', 'brandhorst-technik.de'],
    expected: brandhorstTechnik,
  },
  {
    name: 'zumbuehl-fluidtechnik',
    hosts: ['www.zumbuehl-fluid.ch', 'zumbuehl-fluid.ch'],
    expected: zumbuehlFluidtechnik,
  },
  {
    name: 'bleisatz-nordhausen',
    hosts: ['www.bleisatz-nordhausen.de', 'bleisatz-nordhausen.de'],
    expected: bleisatzNordhausen,
  },
  { name: 'aigner-ischl', hosts: ['www.aigner-ischl.at', 'aigner-ischl.at'], expected: aignerIschl },
  {
    name: 'seeliger-analytik',
    hosts: ['www.seeliger-analytik.de', 'seeliger-analytik.de'],
    expected: seeligerAnalytik,
  },

  { name: 'hoevelkamp-bau', hosts: ['www.hoevelkamp-bau.de', 'hoevelkamp-bau.de'], expected: hoevelkampBau },
  {
    name: 'hautzentrum-saaleaue',
    hosts: ['hautzentrum-saaleaue.de', 'www.hautzentrum-saaleaue.de'],
    expected: hautzentrumSaaleaue,
  },
  { name: 'gerblinger-druck', hosts: ['www.gerblinger.de', 'gerblinger.de'], expected: gerblingerDruck },
  { name: 'tobelbach-software', hosts: ['www.tobelbach.ch', 'tobelbach.ch'], expected: tobelbachSoftware },
  {
    name: 'ganglbauer-spedition',
    hosts: ['www.ganglbauer-spedition.at', 'ganglbauer-spedition.at'],
    expected: ganglbauerSpedition,
  },
  {
    name: 'kommunalservice-diemelaue',
    hosts: ['www.ks-diemelaue.de', 'ks-diemelaue.de'],
    expected: kommunalserviceDiemelaue,
  },
];
