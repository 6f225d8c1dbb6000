import type { Expected } from '../../types.ts';

/**
 * A cleaning firm as UG on Next.js with payload: a figure as counter, an older figure in a caption, EMAS, the
 * agency in the payload, a neighbour's rating in a blog post.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Glanzwerk Plagwitz UG (haftungsbeschränkt)',
    legal_form: 'UG (haftungsbeschränkt)',
    street: 'Markranstädter Straße 29b',
    zip: '04229',
    city: 'Leipzig',
    country: 'DE',
    vat_id: 'DE318745903',
    register_court: 'Amtsgericht Leipzig',
    hr_number: 'HRB 34872',
    ceos: ['Jasmin Oertel'],
    phones: ['+493412257140'],
    fax: [],
    emails: ['moin@glanzwerk-plagwitz.de'],
    founding_date: '2018',
    number_of_employees: '22',
    branches: [],
    certifications: [{ name: 'EMAS', issuer: 'GUT Certifizierungsgesellschaft mbH', valid_until: '2028-10-22' }],
    reviews: [],
    description_de: 'mit Lastenrad und festen Teams',
  },
  traps: [
    'Lisowski',
    '2014',
    '30000',
    '30.000',
    'Hoyer',
    '1964',
    'Trommel',
    '4.2',
    '33026618',
    'querbeet',
    'Sachsenschild',
    'Postplatz',
    'Maternistraße',
    'Covina',
    '85471',
  ],
};
