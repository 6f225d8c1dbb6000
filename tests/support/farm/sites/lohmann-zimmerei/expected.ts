import type { Expected } from '../../types.ts';

/** A civil-law partnership without an Impressum page: the legal text stands in the footer of the only page. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Zimmerei Lohmann & Söhne GbR',
    legal_form: 'GbR',
    street: 'Dorfstraße 9',
    zip: '21465',
    city: 'Wentorf bei Hamburg',
    country: 'DE',
    vat_id: 'DE270935186',
    register_court: null,
    hr_number: null,
    ceos: ['Hinnerk Lohmann', 'Ole Lohmann'],
    phones: ['+494066969560'],
    fax: [],
    emails: ['moin@lohmann-zimmerei.de'],
  },
  traps: ['21/045/71234', 'Kirchenallee', 'Klara Sievers'],
};
