import { expected as altenhilfe } from './sites-62/altenhilfe-ggmbh-neos/expected.ts';
import { expected as dachdecker } from './sites-62/dachdecker-gmbh-elementor/expected.ts';
import { expected as dosiertechnik } from './sites-62/dosiertechnik-ag-webflow/expected.ts';
import { expected as agentur } from './sites-62/interactive-gmbh-astro/expected.ts';
import { expected as thermologistik } from './sites-62/thermologistik-kg-avada/expected.ts';
import { expected as weinstube } from './sites-62/weinstube-inhaberin-ionos/expected.ts';
import type { Site } from './types.ts';

export const sites: Site[] = [
  {
    name: 'dachdecker-gmbh-elementor',
    hosts: ['www.brunsmeyer-dach.de', 'brunsmeyer-dach.de'],
    expected: dachdecker,
  },
  {
    name: 'altenhilfe-ggmbh-neos',
    hosts: ['www.altenhilfe-am-vogelsberg.de', 'altenhilfe-am-vogelsberg.de'],
    expected: altenhilfe,
  },
  { name: 'dosiertechnik-ag-webflow', hosts: ['www.zwyssegger.ch', 'zwyssegger.ch'], expected: dosiertechnik },
  {
    name: 'thermologistik-kg-avada',
    hosts: ['www.kahlenstedt-thermo.de', 'kahlenstedt-thermo.de'],
    expected: thermologistik,
  },
  {
    name: 'weinstube-inhaberin-ionos',
    hosts: ['www.kelterhaeusle-besigheim.de', 'kelterhaeusle-besigheim.de'],
    expected: weinstube,
  },
  { name: 'interactive-gmbh-astro', hosts: ['www.tintenfels.de', 'tintenfels.de'], expected: agentur },
];
