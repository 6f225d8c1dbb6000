import type { Expected } from '../../types.ts';

/**
 * A scaffold builder: locations in a table, certificates under image texts, claims of suppliers, guests and a trade
 * association.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Gerüstbau Oltmer GmbH',
    legal_form: 'GmbH',
    street: 'Stubbenweg 31',
    zip: '26125',
    city: 'Oldenburg',
    country: 'DE',
    vat_id: 'DE208087996',
    register_court: 'Amtsgericht Oldenburg',
    hr_number: 'HRB 207641',
    ceos: ['Kai Oltmer'],
    phones: ['+49441361055'],
    fax: ['+49441361057'],
    emails: ['info@oltmer-geruestbau.de'],
    founding_date: '1983',
    number_of_employees: '57',
    branches: [
      { street: 'Güterstraße 5', zip: '26389', city: 'Wilhelmshaven' },
      { street: 'Nessestraße 40', zip: '26789', city: 'Leer' },
    ],
    certifications: [
      { name: 'ISO 45001:2018', issuer: 'BSI Group Deutschland GmbH', valid_until: '2029-01-14' },
      { name: 'ISO 9001:2015', issuer: 'BSI Group Deutschland GmbH', valid_until: '2029-01-14' },
    ],
    reviews: [],
  },
  traps: [
    'Z-8.22',
    'EN 1090',
    'Stahlrahm',
    '2400',
    'Bontekai',
    'Rösrather',
    '1965',
    'FISAT',
    'Markt 17',
    'Theaterwall',
    'Auricher',
    'Nadorster',
    'Deichkind',
    '361058',
    '361059',
    '4418306',
    'Behrends',
    'Janßen',
    '27001',
  ],
};
