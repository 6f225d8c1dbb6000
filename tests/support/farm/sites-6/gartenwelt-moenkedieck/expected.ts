import type { Expected } from '../../types.ts';

/**
 * A garden centre in the third generation: market cards, its rating in JSON-LD and text, a product with a rating of
 * its own.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Gartenwelt Mönkedieck KG',
    legal_form: 'KG',
    street: 'Rheiner Straße 212',
    zip: '49479',
    city: 'Ibbenbüren',
    country: 'DE',
    vat_id: 'DE176207704',
    register_court: 'Amtsgericht Steinfurt',
    hr_number: 'HRA 5127',
    ceos: ['Ulrike Mönkedieck'],
    phones: ['+49545193710'],
    fax: ['+495451937150'],
    emails: ['info@gartenwelt-moenkedieck.de'],
    founding_date: '1949',
    number_of_employees: '85',
    branches: [
      { street: 'Salzbergener Straße 88', zip: '48431', city: 'Rheine' },
      { street: 'Nordwalder Straße 35', zip: '48282', city: 'Emsdetten' },
    ],
    certifications: [],
    reviews: [{ rating: 4.4, count: 1243 }],
  },
  traps: [
    'DE-ÖKO-039',
    'Holzliebe',
    'Domsfreiheit',
    'Laumann',
    '447190',
    'Kanalstraße',
    '19004',
    'Hafenweg',
    'Grünspan',
    'Terbrack',
    'Ludgeriplatz',
    '937117',
    '937123',
    'Wessling',
    'Obstbaumpfleger',
    '2012',
    '18000',
    'Friedersdorf',
  ],
};
