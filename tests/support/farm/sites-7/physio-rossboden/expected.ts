import type { Expected } from '../../types.ts';

/**
 * A Swiss practice as GmbH on Squarespace, freed of value added tax, with a second practice, a rating told in a
 * sentence, a label with validity and a founding told in passing.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Physiotherapie Rossboden GmbH',
    legal_form: 'GmbH',
    street: 'Rossbodenstrasse 19',
    zip: '7000',
    city: 'Chur',
    country: 'CH',
    vat_id: null,
    register_court: 'Handelsregisteramt des Kantons Graubünden',
    hr_number: 'CHE-214.573.094',
    ceos: ['Seraina Caduff'],
    phones: ['+41812573310'],
    fax: [],
    emails: ['praxis@physio-rossboden.ch'],
    founding_date: '2009',
    number_of_employees: '14',
    branches: [{ street: 'Via Nova 44', zip: '7013', city: 'Domat/Ems' }],
    certifications: [{ name: 'Qualitop', issuer: 'Stiftung Qualitop', valid_until: '2027-06-30' }],
    reviews: [{ rating: 4.8, count: 138 }],
    description_de: 'Training und Lymphdrainage an zwei Orten',
  },
  traps: [
    'Decurtins',
    'Vetsch',
    'Tscharner',
    'Hitz',
    '1998',
    'Cathomas',
    '816334815',
    'Fluhmatt',
    '800336655',
    'Dammweg',
    'Feldeggweg',
    'Ship Street',
    'Calandagym',
    'H 4471',
    'Arosa',
  ],
};
