import type { Expected } from '../../types.ts';

/**
 * A bakery as OHG on Jimdo: shops as columns of a grid with the main shop among them, a market van, the founding
 * year beside the year of the house, an older head count.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Bäckerei Wernicke OHG',
    legal_form: 'OHG',
    street: 'Pölle 31',
    zip: '06484',
    city: 'Quedlinburg',
    country: 'DE',
    vat_id: 'DE266309145',
    register_court: 'Amtsgericht Stendal',
    hr_number: 'HRA 21874',
    ceos: ['Anke Wernicke', 'Matthias Wernicke'],
    phones: ['+493946528117'],
    fax: ['+493946528119'],
    emails: ['post@baeckerei-wernicke.de'],
    founding_date: '1887',
    number_of_employees: '35',
    branches: [
      { street: 'Markt 7', zip: '06502', city: 'Thale' },
      { street: 'Allee 12', zip: '06493', city: 'Ballenstedt' },
      { street: 'Westerhäuser Straße 3', zip: '38820', city: 'Halberstadt' },
    ],
    certifications: [],
    reviews: [],
    description_de: 'Brot aus langer Führung',
  },
  traps: [
    '1661',
    '1972',
    'Horst',
    'Gustav',
    'Heinemann',
    '4406218',
    'Bioland',
    'DE-ÖKO',
    'Gareis',
    '62680',
    'Straßburger',
    'Kehl',
    'Stresemann',
    'Guericke',
    'Friedrich-Ebert',
    '38889',
    'Ditfurt',
    '39476',
    '39483',
    '441205',
  ],
};
