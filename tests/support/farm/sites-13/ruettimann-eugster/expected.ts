import type { Expected } from '../../types.ts';

/**
 * A Swiss estate agent on Squarespace: founding told as four houses managed from a parlour, stock corporation later, a partner firm
 * older than itself, objects with addresses of their own, emergency numbers of craftsmen, two branches, an EU representative.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Rüttimann & Eugster Immobilien AG',
    legal_form: 'AG',
    street: 'Toggenburgerstrasse 88',
    zip: '9500',
    city: 'Wil',
    country: 'CH',
    vat_id: 'CHE426819038',
    register_court: null,
    hr_number: 'CHE-426.819.038',
    ceos: ['Marco Rüttimann', 'Claudia Eugster'],
    phones: ['+41719136520'],
    fax: [],
    emails: ['info@ruettimann-eugster.ch'],
    founding_date: '1987',
    number_of_employees: '32',
    branches: [
      { street: 'Zürcherstrasse 204', zip: '8500', city: 'Frauenfeld' },
      { street: 'Marktplatz 6', zip: '8570', city: 'Weinfelden' },
    ],
    reviews: [{ rating: 4.7, count: 89 }],
    description_de: 'Wohn- und Geschäftshäusern zwischen Wil und Bodensee',
  },
  traps: [
    '1974',
    'Paul Rüttimann',
    'Säntis Partner',
    '719294400',
    '719117020',
    '794186603',
    'Hollenstein',
    'Wilerstrasse',
    'Murgtal',
    'Rebhalde',
    'Ammann',
    'Keel',
    '527234011',
    '716268190',
    'Hügelland',
    '712228118',
    'uvertretung',
    'Feldeggweg',
    '584624395',
    'Hagenholz',
    'Neue Jona',
  ],
};
