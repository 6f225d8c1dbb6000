import type { Expected } from '../../types.ts';

/**
 * A software house on Nuxt, a stock corporation with board, supervisory board and investors; offices in two
 * countries, two platforms' ratings, clients with staff of their own.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Schichtwinkel Software AG',
    legal_form: 'AG',
    street: 'Haid-und-Neu-Straße 44',
    zip: '76131',
    city: 'Karlsruhe',
    country: 'DE',
    vat_id: 'DE305281747',
    register_court: 'Amtsgericht Mannheim',
    hr_number: 'HRB 744182',
    ceos: ['Jonas Wehrlin', 'Aylin Tekeli'],
    phones: ['+4972166981100'],
    fax: [],
    emails: ['hallo@schichtwinkel.de'],
    founding_date: '2012',
    number_of_employees: '138',
    branches: [
      { street: 'Spinnereistraße 9', zip: '04179', city: 'Leipzig' },
      { street: 'Mariahilfer Straße 103', zip: '1060', city: 'Wien' },
    ],
    certifications: [
      { name: 'ISO/IEC 27001:2022', issuer: 'DEKRA Certification GmbH', valid_until: '2028-02-18' },
      {
        name: 'BSI C5 Typ 2',
        issuer: 'Brackwede Audit GmbH Wirtschaftsprüfungsgesellschaft',
        valid_until: '2027-06-30',
      },
    ],
    reviews: [
      { rating: 4.6, count: 187 },
      { rating: 4.5, count: 92 },
    ],
    description_de: 'Dienstplan-Software für Kliniken, Pflegeheime und Rettungsdienste',
    description_en: 'rostering software for hospitals',
  },
  traps: [
    'Haffner',
    'Eklund',
    'Dörrzapf',
    'Antonow',
    'Lüllmann',
    '6698170',
    'Ostermayr',
    'Zeis',
    '1900',
    'Reitmeier',
    'Sinsheim',
    'Kreuzberger Ring',
    'Gunzenhausen',
    '50001',
    '14001',
    'Nordfjell',
    'Schlossplatz',
    '721905',
    'Dienstwinkel',
    'Sonnleitner',
    '895550840',
    'datenanker',
    'Pfäffle',
    'Lautenschlager',
    '7116155410',
    '1954',
  ],
};
