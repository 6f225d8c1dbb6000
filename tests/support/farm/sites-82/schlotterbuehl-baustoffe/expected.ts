import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Schlotterbühl Baustoffe GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'In Laisen 33',
    zip: '72766',
    city: 'Reutlingen',
    country: 'DE',
    vat_id: 'DE146729351',
    register_court: 'Amtsgericht Stuttgart',
    hr_number: 'HRA 726481',
    ceos: ['Carolin Schlotterbühl', 'Jochen Schlotterbühl'],
    phones: ['+49712194560'],
    fax: ['+497121945690'],
    emails: ['verkauf@schlotterbuehl.shop'],
    founding_date: '1952',
    number_of_employees: 'mehr als 90',
    branches: [
      {
        street: 'Dottinger Straße 71',
        zip: '72525',
        city: 'Münsingen',
      },
      {
        street: 'Lotzenäcker 16',
        zip: '72379',
        city: 'Hechingen',
      },
    ],
    certifications: [
      {
        name: 'Entsorgungsfachbetrieb',
      },
    ],
    reviews: [
      {
        rating: 4.6,
        count: 287,
      },
    ],
    description_de: 'Dämmung, Putz, Ziegel und Naturstein',
  },
  traps: [
    'HRB 352907',
    'Käpsele',
    '+4971150873320',
    'Kümmerlinger',
    '+491727301844',
    '+497121945648',
    '+4978517957940',
    '50001',
    'natureplus',
    'PEFC',
    '1929',
    '1.150',
    'Gminderstraße',
    'Albkurier',
    'Max-Eyth',
    'Bäumleinsberger',
    'Honold',
  ],
};
