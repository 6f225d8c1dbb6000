import type { Expected } from '../../types.ts';

/**
 * A family inn in Carinthia on WordPress blocks: a house centuries older than the business, general and limited partner, an
 * English page, a rating in JSON-LD and in a column, an eco-label as definition list, a cousin's guest house and the taxi's number.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Lärchenwirt Mölschl KG',
    legal_form: 'KG',
    street: 'Räuflach 14',
    zip: '9821',
    city: 'Obervellach',
    country: 'AT',
    vat_id: 'ATU39184627',
    register_court: 'Landesgericht Klagenfurt',
    hr_number: 'FN 95217a',
    ceos: ['Elfriede Mölschl'],
    phones: ['+43478226511'],
    fax: [],
    emails: ['servus@laerchenwirt-moelltal.at'],
    founding_date: '1952',
    number_of_employees: '14',
    branches: [],
    certifications: [
      { name: 'Österreichisches Umweltzeichen', issuer: 'Klimaschutzministerium', valid_until: '2027-12-31' },
    ],
    reviews: [{ rating: 4.8, count: 327 }],
    description_de: 'ein eigener Hof mit Mölltaler Schafen',
    description_en: 'honest Carinthian cooking',
  },
  traps: [
    'Josef Mölschl',
    'Pacher',
    'Stranig',
    '6641183709',
    'Ortenburger',
    '478231977',
    'Stallhofen',
    '6764410552',
    '48242700',
    'Wiedner',
    'Kratochwjle',
    'werbekueche',
    'Italiener Straße',
    'Tschernutter',
    'Europaplatz',
    'Barichgasse',
    'Hafenstraße',
    'Maria-Theresien',
  ],
};
