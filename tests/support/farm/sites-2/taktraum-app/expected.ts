import type { Expected } from '../../types.ts';

/**
 * A single-page app whose markup is one empty element: all text, links and team stand escaped as JSON in an attribute
 * that the app's script renders. Customers, an investor and the hoster are companies too.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Taktraum UG (haftungsbeschränkt)',
    legal_form: 'UG (haftungsbeschränkt)',
    street: 'Eisenbahnstraße 131',
    zip: '04315',
    city: 'Leipzig',
    country: 'DE',
    vat_id: 'DE348712095',
    register_court: 'Amtsgericht Leipzig',
    hr_number: 'HRB 40911',
    ceos: ['Lea Marquardt'],
    phones: ['+4934159400872'],
    fax: [],
    emails: ['hallo@taktraum.app'],
    founding_date: '2021',
    number_of_employees: '9',
    branches: [],
    certifications: [],
  },
  traps: [
    'Demirbas',
    'Fickert',
    'Weinhold',
    'Morgenrot',
    'Pohl',
    'Lohnkontor',
    'Zeitgut',
    'Saatfonds',
    'Pixelpastell',
    'Heine',
    'Zeidler',
    '3412228814',
    'Falkenserver',
    'Hetzel',
    'HRB 6189',
    'Maternistraße',
  ],
};
