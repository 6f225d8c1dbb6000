import type { Expected } from '../../types.ts';

/**
 * A Swiss electrician on index.php paths: branches in sections, certificates in a list, two rating platforms, an
 * absorbed older firm.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Elektro Zumbrunnen-Gfeller AG',
    legal_form: 'AG',
    street: 'Allmendstrasse 44',
    zip: '3600',
    city: 'Thun',
    country: 'CH',
    vat_id: 'CHE433631764',
    register_court: 'Handelsregisteramt des Kantons Bern',
    hr_number: 'CHE-433.631.764',
    ceos: ['Adrian Zumbrunnen'],
    phones: ['+41332256464'],
    fax: ['+41332256465'],
    emails: ['info@zumbrunnen-gfeller.ch'],
    founding_date: '1961',
    number_of_employees: '140',
    branches: [
      { street: 'Oberlandstrasse 63', zip: '3700', city: 'Spiez' },
      { street: 'Rugenparkstrasse 21', zip: '3800', city: 'Interlaken' },
      { street: 'Bernstrasse 118', zip: '3612', city: 'Steffisburg' },
    ],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'SQS', valid_until: '2027-10-31' },
      { name: 'ISO 45001:2018', issuer: 'SQS', valid_until: '2027-10-31' },
    ],
    reviews: [
      { rating: 4.7, count: 68 },
      { rating: 4.6, count: 112 },
    ],
  },
  traps: [
    'Energo',
    'KNX',
    'IEC 61215',
    'Swisscom',
    '3000',
    'Bahnhofstrasse',
    'Prüfstrom',
    'Kasernenstrasse',
    'Mönchstrasse',
    'Aegerter',
    '2256471',
    '2256475',
    '2256480',
    'Balmer',
    'Hofstettenstrasse',
    'Feldeggweg',
    'Wyttenbach',
    'Aareweb',
    'Rapperswil',
  ],
};
