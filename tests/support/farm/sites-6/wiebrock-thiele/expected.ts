import type { Expected } from '../../types.ts';

/**
 * An insurance broker: founder told in prose, offices in footer columns, two rating platforms beside single reviews.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Wiebrock & Thiele Versicherungsmakler GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Schwachhauser Ring 118',
    zip: '28209',
    city: 'Bremen',
    country: 'DE',
    vat_id: 'DE219355951',
    register_court: 'Amtsgericht Bremen',
    hr_number: 'HRA 26814',
    ceos: ['Matthias Wiebrock', 'Annika Thiele'],
    phones: ['+49421696040'],
    fax: ['+494216960444'],
    emails: ['info@wiebrock-thiele.de'],
    founding_date: '1978',
    number_of_employees: '34',
    branches: [
      { street: 'Große Straße 71', zip: '27283', city: 'Verden' },
      { street: 'Deichstraße 9', zip: '27568', city: 'Bremerhaven' },
    ],
    certifications: [],
    reviews: [
      { rating: 4.92, count: 187 },
      { rating: 4.8, count: 96 },
    ],
  },
  traps: [
    '31972',
    'Am Markt 13',
    'Ballindamm',
    'Breite Straße',
    'Arndtstraße',
    'Hüttenstraße',
    'Harjes',
    'Siemers',
    'Klarlicht',
    '27001',
    'Brüggemann',
    '6960421',
    '6960430',
    '4420100',
    '7711880',
    '36370',
    '6005850',
    'Generationenberater',
  ],
};
