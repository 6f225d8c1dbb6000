import type { Expected } from '../../types.ts';

/**
 * An Austrian ski school: founding year also in JSON-LD, offices among meeting points, staff licences and a partner
 * shop with ratings and a standard.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Ski- und Snowboardschule Firnzeit GmbH',
    legal_form: 'GmbH',
    street: 'Markt 46',
    zip: '5602',
    city: 'Wagrain',
    country: 'AT',
    vat_id: 'ATU76631502',
    register_court: 'Landesgericht Salzburg',
    hr_number: 'FN 452918x',
    ceos: ['Lukas Ellmauthaler'],
    phones: ['+43641320460'],
    fax: [],
    emails: ['info@firnzeit.at'],
    founding_date: '1974',
    number_of_employees: '65',
    branches: [
      { street: 'Grafenbergstraße 5', zip: '5602', city: 'Wagrain' },
      { street: 'Seestraße 27', zip: '5603', city: 'Kleinarl' },
    ],
    certifications: [],
    reviews: [{ rating: 4.9, count: 412 }],
  },
  traps: [
    'ISO 11088',
    'ISIA',
    'UIAGM',
    'Haidlinger',
    'Kirchboden',
    '64138155',
    'Hofmark',
    'Schwaighof',
    'Söllheimer',
    '5200',
    'Burgschwaiger',
    '5580417',
    'Hauptstraße 1',
    'Gipfelpixel',
    '501337',
    'Alpenstraße',
    'Barichgasse',
  ],
};
