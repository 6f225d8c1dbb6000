import type { Expected } from '../../types.ts';

/**
 * A maker of conveyors within a group: limited partnership with its general partner, parent SE and sisters, group figures
 * beside its own, Next.js payload with the holding.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Harkebrink Fördertechnik GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Werkstraße 44',
    zip: '46395',
    city: 'Bocholt',
    country: 'DE',
    vat_id: 'DE193847567',
    register_court: 'Amtsgericht Coesfeld',
    hr_number: 'HRA 5518',
    ceos: ['Carsten Nienhaus', 'Anja Schulze Wext'],
    phones: ['+4928714400'],
    fax: ['+492871440199'],
    emails: ['info@harkebrink.com'],
    founding_date: '1958',
    number_of_employees: '420',
    branches: [
      {
        street: 'Krommerter Weg 101',
        zip: '46414',
        city: 'Rhede',
      },
      {
        street: 'Messerschmittstraße 7',
        zip: '89231',
        city: 'Neu-Ulm',
      },
      {
        street: 'Torgauer Straße 233',
        zip: '04347',
        city: 'Leipzig',
      },
      {
        street: 'Siemensstraße 19',
        zip: '46325',
        city: 'Borken',
      },
    ],
    certifications: [
      {
        name: 'ISO 9001:2015',
        issuer: 'DQS GmbH',
        valid_until: '2027-11',
      },
      {
        name: 'ISO 45001:2018',
        issuer: 'DQS GmbH',
        valid_until: '2027-11',
      },
    ],
    reviews: [],
    description_de: 'Sortieranlagen',
  },
  traps: [
    '1931',
    '1350',
    'Elsbernd',
    'Wanninger',
    'Flughafenallee',
    'Königsallee',
    '88417',
    'Emsstraße',
    '17702',
    '412233',
    'von Laer',
    'Pummererstraße',
    'Allmendstrasse',
    'Tenbrock',
    '440215',
    '440900',
    'harkebrink-services',
    'DE315904722',
    'Gasthausstraße',
    'HRB 9204',
    'Kock',
    'Baumbach',
    'Lemon',
    '384240',
  ],
};
