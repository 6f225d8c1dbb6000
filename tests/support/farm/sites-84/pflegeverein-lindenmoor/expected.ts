import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Evangelischer Pflegeverein Lindenmoor e.V.',
    legal_form: 'e.V.',
    street: 'Bullerbuschweg 9',
    zip: '32051',
    city: 'Herford',
    country: 'DE',
    vat_id: null,
    register_court: 'Amtsgericht Bad Oeynhausen',
    hr_number: 'VR 1617',
    ceos: ['Hartmut Besenkötter', 'Ulrike Tappmeier-Loh', 'Dietmar Wöhrsing'],
    phones: ['+49522159380'],
    fax: ['+495221593844'],
    emails: ['info@haus-bullerbusch.de'],
    founding_date: '1908',
    number_of_employees: '112',
    branches: [
      {
        street: 'Steinmeisterstiege 40',
        zip: '32052',
        city: 'Herford',
      },
      {
        street: 'An der Elsemühle 17',
        zip: '32257',
        city: 'Bünde',
      },
    ],
    certifications: [
      {
        name: 'Diakonie-Siegel Pflege',
        issuer: 'EQ Zert GmbH',
        valid_until: '2028-03',
      },
      {
        name: 'Grüner Haken',
      },
    ],
    reviews: [
      {
        rating: 4.7,
        count: 38,
      },
    ],
    description_de: 'Pflegeheim mit acht Wohngruppen',
  },
  traps: [
    '1997',
    '1964',
    'DE291058475',
    'Werk24',
    'Rennschmidt',
    'Amtshausstraße 3',
    '05221 13-0',
    'Lenaustraße 41',
    'Feldotto',
    'Am Mittelhafen 14',
    '0251 922 08 77',
    'Lange Laube 20',
    'info@datenschutz.ekd.de',
    '05221 44 71 90',
    'Schnatsmeyer',
  ],
};
