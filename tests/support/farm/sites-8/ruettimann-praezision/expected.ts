import type { Expected } from '../../types.ts';

/**
 * A Swiss corporation on Nuxt: a holding in footer and payload, a sister in French, board of directors and department
 * heads beside the one manager, a closed plant.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Rüttimann Präzision AG',
    legal_form: 'AG',
    street: 'Sportstrasse 41',
    zip: '2540',
    city: 'Grenchen',
    country: 'CH',
    vat_id: 'CHE114837269',
    register_court: 'Handelsregisteramt des Kantons Solothurn',
    hr_number: 'CHE-114.837.269',
    ceos: ['Beat Hofstetter'],
    phones: ['+41326537700'],
    fax: [],
    emails: ['info@ruettimann-praezision.ch'],
    founding_date: '1946',
    number_of_employees: '64',
    branches: [
      {
        street: 'Solothurnstrasse 120',
        zip: '2544',
        city: 'Bettlach',
      },
    ],
    certifications: [
      {
        name: 'ISO 9001:2015',
        issuer: 'SQS',
        valid_until: '2027-09-12',
      },
      {
        name: 'ISO 13485:2016',
        issuer: 'SQS',
        valid_until: '2027-09-12',
      },
    ],
    reviews: [],
    description_de: 'Medizintechnik',
  },
  traps: [
    'Holding',
    'Bundesplatz',
    '7112030',
    '294.173',
    '294173560',
    'Rue du Jura',
    'Werner',
    'Aebischer',
    'Jost',
    'Däniken',
    'Monnier',
    '14001',
    'Bielstrasse',
    'Königstraße',
    '96880',
    'Wyss',
    '6537724',
    'Hauptgasse',
    'Tödistrasse',
    'Rheingasse',
    '4480120',
    'Brunngässlein',
    'Feldeggweg',
    '1979',
    '5.6',
  ],
};
