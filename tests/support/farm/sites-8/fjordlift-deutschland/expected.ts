import type { Expected } from '../../types.ts';

/**
 * The German branch of a Danish corporation on Squarespace: structured data and footers tell the parent, whose directors,
 * register, VAT id, founding and staff stand beside its own.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Fjordlift A/S Zweigniederlassung Deutschland',
    legal_form: 'A/S',
    street: 'Lilienthalstraße 11',
    zip: '24941',
    city: 'Flensburg',
    country: 'DE',
    vat_id: 'DE338619076',
    register_court: 'Amtsgericht Flensburg',
    hr_number: 'HRB 8931 FL',
    ceos: ['Katrin Mommsen'],
    phones: ['+49461480610'],
    fax: ['+494614806150'],
    emails: ['kontakt@fjordlift.de'],
    number_of_employees: '38',
    founding_date: '2009',
    branches: [
      {
        street: 'Industriestraße Ost 27',
        zip: '34277',
        city: 'Fuldabrück',
      },
    ],
    certifications: [
      {
        name: 'ISO 9001:2015',
        issuer: 'Bureau Veritas',
        valid_until: '2028-01-31',
      },
    ],
    reviews: [],
    description_de: 'Mastkletterbühnen',
  },
  traps: [
    'Havnevej',
    '7100',
    'fjordlift.dk',
    '75824100',
    '75824177',
    'Donaustraße',
    '1963',
    '510',
    'Hinrichsen',
    'Kjeldgaard',
    'Brandt',
    '5552040',
    'Ohlsen',
    'Brodersen',
    '4806125',
    'Nordertor',
    '21478830',
    'Hildegard',
    'Asmussen',
    'Mette',
    'Ship Street',
    'Holstenstraße',
  ],
};
