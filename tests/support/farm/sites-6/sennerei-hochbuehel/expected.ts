import type { Expected } from '../../types.ts';

/**
 * An Austrian cheese dairy: shops of its own beside retailers and markets, one certificate in a sentence and list,
 * medals and a product rating.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Sennerei Hochbühel GmbH',
    legal_form: 'GmbH',
    street: 'Bühel 214',
    zip: '6866',
    city: 'Andelsbuch',
    country: 'AT',
    vat_id: 'ATU49948990',
    register_court: 'Landesgericht Feldkirch',
    hr_number: 'FN 318472p',
    ceos: ['Markus Bereuter'],
    phones: ['+43551226180'],
    fax: [],
    emails: ['office@sennerei-hochbuehel.at'],
    founding_date: '1968',
    number_of_employees: '27',
    branches: [
      { street: 'Marktstraße 33', zip: '6850', city: 'Dornbirn' },
      { street: 'Gerbe 612', zip: '6863', city: 'Egg' },
    ],
    certifications: [{ name: 'IFS Food Version 8', issuer: 'Quality Austria GmbH', valid_until: '2027-04-09' }],
    reviews: [{ rating: 4.5, count: 143 }],
  },
  traps: [
    'AT-BIO-777',
    '17025',
    'sommelier',
    'Platz 39',
    'Maria-Theresien',
    'Kornmarktplatz',
    'Wichnergasse',
    'Barichgasse',
    'Gasthof',
    '55122355',
    '2618012',
    '2618015',
    'Berchtold',
    'Feuerstein',
    'Bahnhofstraße',
    'Hafenstraße',
    'Raum & Form',
  ],
};
