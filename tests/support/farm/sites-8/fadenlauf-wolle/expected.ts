import type { Expected } from '../../types.ts';

/**
 * A wool shop on Shopify: product ratings in cards and structured data beside the shop’s own on two platforms, a return
 * address, a designer’s mobile, a blog before the company.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Fadenlauf UG (haftungsbeschränkt)',
    legal_form: 'UG (haftungsbeschränkt)',
    street: 'Bäckergang 3',
    zip: '26506',
    city: 'Norden',
    country: 'DE',
    vat_id: 'DE322855192',
    register_court: 'Amtsgericht Aurich',
    hr_number: 'HRB 207713',
    ceos: ['Tomke Harringa'],
    phones: ['+4949319180740'],
    fax: [],
    emails: ['moin@fadenlauf.de'],
    founding_date: '2018',
    number_of_employees: '9',
    branches: [
      {
        street: 'Strandstraße 14a',
        zip: '26548',
        city: 'Norderney',
      },
    ],
    certifications: [
      {
        name: 'GOTS',
        issuer: 'CERES GmbH',
        valid_until: '2027-08-31',
      },
    ],
    reviews: [
      {
        rating: 4.87,
        count: 1264,
      },
      {
        rating: 4.9,
        count: 143,
      },
    ],
    description_de: 'Merinogarn',
  },
  traps: [
    '2013',
    '1888',
    '5550112',
    'Malin Aden',
    'Ölhafen',
    'Spulenweg',
    'Lange Reihe',
    '2800712',
    '8870',
    '3.1',
    'OEKO',
    'Rewerts',
    'Westermarscher',
    'Güterbahnhof',
    '26603',
    'Straßburger',
    'universalschlichtung',
    'Sveavägen',
    'Bünting',
    'Mühlenstr',
    'Subbelrather',
    '4418820337105',
    'Haddington',
  ],
};
