import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hüsselring Präzisionstechnik AG',
    legal_form: 'AG',
    street: 'Im Hölderli 18',
    zip: '8405',
    city: 'Winterthur',
    country: 'CH',
    vat_id: 'CHE217648392',
    register_court: 'Handelsregisteramt des Kantons Zürich',
    hr_number: 'CHE-217.648.392',
    ceos: ['Reto Hüsselring'],
    phones: ['+41522347100'],
    fax: [],
    emails: ['info@huesselring.ch'],
    founding_date: '1967',
    number_of_employees: 'rund 140',
    branches: [
      {
        street: 'Industriestrasse 9',
        zip: '9552',
        city: 'Bronschhofen',
      },
    ],
    certifications: [
      {
        name: 'ISO 13485:2016',
        issuer: 'SQS',
        valid_until: '2028-03-31',
      },
      {
        name: 'ISO 9001:2015',
      },
      {
        name: 'ISO 14001:2015',
      },
    ],
    description_de: 'Medizintechnik und Antriebsbau',
    description_en: 'medical devices and drive technology',
  },
  traps: [
    'Zibelemärit',
    '+41313189090',
    'Zollingmatt',
    'Rümlig',
    'Beat Hüsselring',
    'Tschabrun',
    'Bieligmann',
    'DE288173648',
    'HRB 729114',
    'Georg-Fischer',
    'ISO 45001',
    'Nadcap',
    'EN 9100',
    'Postfach',
    '1880',
    '+41796112043',
    '+41522347138',
    'datenwacht',
  ],
};
