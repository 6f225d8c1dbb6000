import type { Expected } from '../../types.ts';

/** A limited partnership: its general partner has a register number of its own, which is not the company's. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Wendelborn Logistik GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Adam-Opel-Straße 21',
    zip: '60386',
    city: 'Frankfurt am Main',
    country: 'DE',
    vat_id: 'DE294608139',
    register_court: 'Amtsgericht Frankfurt am Main',
    hr_number: 'HRA 31877',
    ceos: ['Annegret Wendelborn', 'Matthias Kroll'],
    phones: ['+496990009210'],
    fax: ['+496990009219'],
    emails: ['zentrale@wendelborn-logistik.de'],
    founding_date: '1962',
    branches: [
      { street: 'Am Speicher 8', zip: '20457', city: 'Hamburg' },
      { street: 'Hansestraße 103', zip: '51149', city: 'Köln' },
    ],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'DEKRA Certification GmbH', valid_until: '2028-03-31' },
      { name: 'GDP', issuer: 'DEKRA Certification GmbH', valid_until: '2027-09-30' },
    ],
  },
  traps: [
    'HRB 90412',
    'Verwaltungs',
    'Datenwacht',
    'Ruth Siebenlist',
    '90009280',
    '66969310',
    '4710451',
    'Industrie- und Handelskammer',
  ],
};
