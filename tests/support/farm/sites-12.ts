import { expected as grotefend } from './sites-12/autohaus-grotefend/expected.ts';
import { expected as brockhoff } from './sites-12/brockhoff-spedition/expected.ts';
import { expected as kranz } from './sites-12/kranz-dohmen/expected.ts';
import { expected as wesertor } from './sites-12/mvz-wesertor/expected.ts';
import { expected as puls24 } from './sites-12/puls24-holzminden/expected.ts';
import { expected as rebgarten } from './sites-12/rebgarten-informatik/expected.ts';
import { expected as broeltal } from './sites-12/stadtwerke-broeltal/expected.ts';
import { expected as tiedge } from './sites-12/tiedge-marquard/expected.ts';
import { expected as hinterleitner } from './sites-12/tischlerei-hinterleitner/expected.ts';
import { expected as verhoeven } from './sites-12/verhoeven-kassenbouw/expected.ts';
import { expected as sandrock } from './sites-12/weingut-sandrock/expected.ts';
import { expected as wiesenblick } from './sites-12/wiesenblick-rohbau/expected.ts';
import type { Site } from './types.ts';

/** Whole companies among many others: parents, sisters, makers, chambers, customers and predecessors. */
export const sites: Site[] = [
  { name: 'mvz-wesertor', hosts: ['www.zahnzentrum-wesertor.de', 'zahnzentrum-wesertor.de'], expected: wesertor },
  { name: 'brockhoff-spedition', hosts: ['www.spedition-brockhoff.de', 'spedition-brockhoff.de'], expected: brockhoff },
  { name: 'kranz-dohmen', hosts: ['www.kranz-dohmen.de', 'kranz-dohmen.de'], expected: kranz },
  { name: 'weingut-sandrock', hosts: ['weingut-sandrock.de', 'www.weingut-sandrock.de'], expected: sandrock },
  { name: 'stadtwerke-broeltal', hosts: ['www.sw-broeltal.de', 'sw-broeltal.de'], expected: broeltal },
  { name: 'tiedge-marquard', hosts: ['tiedge-marquard.de', 'www.tiedge-marquard.de'], expected: tiedge },
  {
    name: 'tischlerei-hinterleitner',
    hosts: ['www.tischlerei-hinterleitner.at', 'tischlerei-hinterleitner.at'],
    charset: 'iso-8859-1',
    charsetInMetaOnly: true,
    expected: hinterleitner,
  },
  { name: 'rebgarten-informatik', hosts: ['www.rebgarten.ch', 'rebgarten.ch'], expected: rebgarten },
  { name: 'puls24-holzminden', hosts: ['www.puls24-holzminden.de', 'puls24-holzminden.de'], expected: puls24 },
  { name: 'autohaus-grotefend', hosts: ['www.autohaus-grotefend.de', 'autohaus-grotefend.de'], expected: grotefend },
  {
    name: 'verhoeven-kassenbouw',
    hosts: ['www.verhoeven-kassenbouw.de', 'verhoeven-kassenbouw.de'],
    expected: verhoeven,
  },
  {
    name: 'wiesenblick-rohbau',
    hosts: ['www.neubau-wiesenblick.de', 'neubau-wiesenblick.de'],
    expected: wiesenblick,
  },
];
