import type { Expected } from '../../types.ts';

/**
 * A European company behind an app shell without text and without a script to run: JSON-LD alone tells who it is.
 * The graph also names the founder, the parent company, the makers of the site, a member of staff and two own branches.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Brandmeyer Aufzüge SE',
    legal_form: 'SE',
    street: 'Neckarauer Straße 168',
    zip: '68163',
    city: 'Mannheim',
    country: 'DE',
    vat_id: 'DE193728640',
    register_court: null,
    hr_number: null,
    ceos: ['Katrin Brandmeyer'],
    phones: ['+4962187923100'],
    fax: ['+4962187923109'],
    emails: ['zentrale@brandmeyer-aufzuege.de'],
    founding_date: '1953',
    number_of_employees: '214',
    branches: [
      { street: 'Pragstraße 95', zip: '70376', city: 'Stuttgart' },
      { street: 'Hanauer Landstraße 411', zip: '60314', city: 'Frankfurt am Main' },
    ],
    reviews: [{ rating: 4.4, count: 73 }],
  },
  traps: [
    'Otto Brandmeyer',
    'Liftwerk',
    'Luxembourg',
    'Studio Achtkant',
    'Nils Otremba',
    '87923177',
    '90009310',
    '1911',
  ],
};
