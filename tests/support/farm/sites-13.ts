import { expected as illertal } from './sites-13/augenzentrum-illertal/expected.ts';
import { expected as brokstedt } from './sites-13/brokstedt-spedition/expected.ts';
import { expected as huelsbeck } from './sites-13/huelsbeck-ravenstein/expected.ts';
import { expected as jauk } from './sites-13/jauk-dach/expected.ts';
import { expected as kaBrandschutz } from './sites-13/ka-brandschutz/expected.ts';
import { expected as laerchenwirt } from './sites-13/laerchenwirt/expected.ts';
import { expected as muehlenfleet } from './sites-13/quartier-muehlenfleet/expected.ts';
import { expected as ruettimann } from './sites-13/ruettimann-eugster/expected.ts';
import { expected as saatgruen } from './sites-13/saatgruen/expected.ts';
import { expected as theaterscheune } from './sites-13/theaterscheune-buckow/expected.ts';
import { expected as tidelog } from './sites-13/tidelog/expected.ts';
import { expected as vbSobernheim } from './sites-13/vb-sobernheim/expected.ts';
import type { Site } from './types.ts';

/** A cross-section of companies, sizes and site builders as a visitor enters them. */
export const sites: Site[] = [
  {
    name: 'huelsbeck-ravenstein',
    hosts: ['www.huelsbeck-ravenstein.de', 'huelsbeck-ravenstein.de'],
    expected: huelsbeck,
  },
  {
    name: 'jauk-dach',
    hosts: ['www.jauk-dach.at', 'jauk-dach.at'],
    expected: jauk,
  },
  {
    name: 'augenzentrum-illertal',
    hosts: ['www.augenzentrum-illertal.de', 'augenzentrum-illertal.de'],
    expected: illertal,
  },
  {
    name: 'laerchenwirt',
    hosts: ['laerchenwirt-moelltal.at', 'www.laerchenwirt-moelltal.at'],
    expected: laerchenwirt,
  },
  {
    name: 'saatgruen',
    hosts: ['www.saatgruen-shop.de', 'saatgruen-shop.de'],
    expected: saatgruen,
  },
  {
    name: 'ka-brandschutz',
    hosts: ['ka-brandschutz.de', 'www.ka-brandschutz.de'],
    expected: kaBrandschutz,
  },
  {
    name: 'tidelog',
    hosts: ['www.tidelog.de', 'tidelog.de'],
    expected: tidelog,
  },
  {
    name: 'theaterscheune-buckow',
    hosts: ['www.theaterscheune-buckow.de', 'theaterscheune-buckow.de'],
    expected: theaterscheune,
  },
  {
    name: 'vb-sobernheim',
    hosts: ['www.vb-sobernheim.de', 'vb-sobernheim.de'],
    expected: vbSobernheim,
  },
  {
    name: 'quartier-muehlenfleet',
    hosts: ['quartier-muehlenfleet.de', 'www.quartier-muehlenfleet.de'],
    expected: muehlenfleet,
  },
  {
    name: 'ruettimann-eugster',
    hosts: ['www.ruettimann-eugster.ch', 'ruettimann-eugster.ch'],
    expected: ruettimann,
  },
  {
    name: 'brokstedt-spedition',
    hosts: ['www.brokstedt-spedition.de', 'brokstedt-spedition.de'],
    charset: 'windows-1252',
    charsetInMetaOnly: true,
    expected: brokstedt,
  },
];
