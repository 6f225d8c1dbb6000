import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Lotwerk Software GmbH',
    legal_form: 'GmbH',
    street: 'Kahlaische Straße 27b',
    zip: '07745',
    city: 'Jena',
    country: 'DE',
    vat_id: 'DE307188463',
    register_court: 'Amtsgericht Jena',
    hr_number: 'HRB 517204',
    ceos: ['Mareike Tönnies-Baumann', 'Jonas Liebetrau'],
    phones: ['+49364155820'],
    fax: [],
    emails: ['info@lotwerk.de'],
    founding_date: '2011',
    number_of_employees: '64',
    branches: [
      {
        street: 'Hoerneckestraße 19',
        zip: '28217',
        city: 'Bremen',
      },
    ],
    certifications: [
      {
        name: 'ISO/IEC 27001:2022',
        issuer: 'TÜV NORD CERT GmbH',
        valid_until: '2028-05-14',
      },
    ],
    reviews: [
      {
        rating: 4.8,
        count: 117,
      },
    ],
    description_de: 'entwickelt Planungssoftware für Netzbetreiber',
  },
  traps: [
    'Norrhaven',
    'Lindholmspiren',
    'Göteborg',
    'Söderqvist',
    'Petzold',
    'Ilmtal',
    'Rostalski',
    '1893',
    '1974',
    'ISO 50001',
    'ISO 22301',
    'Rechenhaus',
    'Wiegleb',
    'Saalstraße',
    '+493671528140',
    'Wunderlich',
    'Hainspitz',
  ],
};
