import type { Expected } from '../../types.ts';

/**
 * A Swiss cable car (AG) in Next.js with its payload: the board of directors beside the managing director, the year of
 * the first ride beside that of founding, the tenant's numbers of the mountain inn, the agency's UID, a lapsed label.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Bergbahnen Gitzialp AG',
    legal_form: 'AG',
    street: 'Seilbahnweg 3',
    zip: '6463',
    city: 'Bürglen',
    country: 'CH',
    vat_id: 'CHE108394720',
    register_court: 'Handelsregisteramt des Kantons Uri',
    hr_number: 'CHE-108.394.720',
    ceos: ['Remo Arnold'],
    phones: ['+41418706420'],
    fax: [],
    emails: ['info@gitzialp.ch'],
    founding_date: '1954',
    number_of_employees: '38',
    branches: [],
    certifications: [],
    reviews: [{ rating: 4.6, count: 214 }],
    description_de: 'in sieben Minuten von Bürglen auf die Gitzialp',
  },
  traps: [
    'Gisler',
    'Zgraggen',
    'Imholz',
    'Bissig',
    'Kempf',
    '794182607',
    'Herger',
    '418791152',
    'berggasthaus-gitzi',
    'Planzer',
    'Ittigen',
    'Garaventa',
    '402718369',
    '402.718.369',
    'Gotthardstrasse',
    'Pfingstweid',
    'Schellinggasse',
    'Walnut',
    'Luthiger',
    '584624395',
    'Familien willkommen',
  ],
};
