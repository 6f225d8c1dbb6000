import type { Expected } from '../../types.ts';

/**
 * A translation agency on Contao: mail in entities, founding told in prose, nine employed beside 160 freelancers, an
 * office in the squares of Mannheim, certificates in a table, a rating seal; insurer, court and seal provider beside.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Solms Fachübersetzungen e.K.',
    legal_form: 'e.K.',
    street: 'Klarastraße 12',
    zip: '74072',
    city: 'Heilbronn',
    country: 'DE',
    vat_id: 'DE217904653',
    register_court: 'Amtsgericht Stuttgart',
    hr_number: 'HRA 107452',
    ceos: ['Henrike Solms'],
    phones: ['+497131594310'],
    fax: ['+4971315943120'],
    emails: ['post@solms-fachuebersetzungen.de'],
    founding_date: '1998',
    number_of_employees: '9',
    branches: [{ street: 'Q 5, 14', zip: '68161', city: 'Mannheim' }],
    certifications: [
      { name: 'ISO 17100:2015', issuer: 'DIN CERTCO', valid_until: '2028-08-31' },
      { name: 'ISO 18587:2017', issuer: 'DIN CERTCO', valid_until: '2028-08-31' },
    ],
    reviews: [{ rating: 4.87, count: 214 }],
    description_de: 'technische, juristische und medizinische Fachübersetzungen',
  },
  traps: [
    'HDI',
    '30659',
    'Wilhelmstraße',
    'Ruoff',
    'Çelik',
    'Lichtblick',
    'Neuturmstraße',
    'Quedlinburger',
    'Heilbronner Straße',
    '6155410',
    'poststelle',
    'Bareiß',
    'Amendt',
    'Kocherstetten',
    '214187730',
    'BDÜ',
  ],
};
