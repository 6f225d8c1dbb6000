import type { Expected } from '../../types.ts';

/**
 * A Swiss stock corporation in three languages behind a start page that only forwards by meta refresh. Pages are
 * Windows-1252 and say so in their meta element alone. The board of directors supervises; a foreign sales partner
 * has an address and phone of its own.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Lindenau Präzision AG',
    legal_form: 'AG',
    street: 'Industriestrasse 47',
    zip: '9015',
    city: 'St. Gallen',
    country: 'CH',
    vat_id: 'CHE114829376',
    register_court: 'Handelsregisteramt des Kantons St. Gallen',
    hr_number: 'CHE-114.829.376',
    ceos: ['Reto Lindenau'],
    phones: ['+41715581020'],
    fax: ['+41715581029'],
    emails: ['info@lindenau-praezision.ch'],
    founding_date: '1948',
    branches: [],
    description_de: 'Drehteile',
    description_en: 'turned parts',
  },
  traps: ['Bänziger', 'Greenville', 'Precision Tools', '8645550199', 'Bergpixel', 'décolletage', 'Genève'],
};
