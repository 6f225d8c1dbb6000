import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Ölmühle Pöltlschrammer GmbH',
    legal_form: 'GmbH',
    street: 'Wildbacher Straße 58',
    zip: '8530',
    city: 'Deutschlandsberg',
    country: 'AT',
    vat_id: 'ATU62718401',
    register_court: 'Landesgericht für ZRS Graz',
    hr_number: 'FN 284613z',
    ceos: ['Johanna Pöltlschrammer'],
    phones: ['+43346249170', '+436645518230'],
    fax: ['+433462491720'],
    emails: ['office@poeltlschrammer.at'],
    founding_date: '1926',
    number_of_employees: '14',
    branches: [
      {
        street: 'Zinzendorfgasse 31',
        zip: '8010',
        city: 'Graz',
      },
    ],
    certifications: [
      {
        name: 'FSSC 22000',
        issuer: 'Quality Austria',
        valid_until: '2028-03-31',
      },
    ],
    reviews: [
      {
        rating: 4.8,
        count: 1312,
      },
    ],
    description_de: 'Kerne und Essige direkt ab Mühle',
  },
  traps: [
    'Klickstadl',
    '228 7741',
    'Zwölfaxinger',
    '1889',
    'ISO 9001',
    'Brunnlechner',
    'Zahlwerk',
    'kontakt@ombudsstelle.at',
    'dsb@dsb.gv.at',
    'Lichtgschwandl',
    'Alois',
  ],
};
