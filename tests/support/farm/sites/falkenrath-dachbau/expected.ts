import type { Expected } from '../../types.ts';

/** A roofing firm; its agency, its chamber and its job advertisement name addresses and phones of their own. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Falkenrath Dachbau GmbH',
    legal_form: 'GmbH',
    street: 'Speckenreye 14',
    zip: '22119',
    city: 'Hamburg',
    country: 'DE',
    vat_id: 'DE817342659',
    register_court: 'Amtsgericht Hamburg',
    hr_number: 'HRB 48213',
    ceos: ['Jörn Falkenrath', 'Silke Falkenrath-Ohm'],
    phones: ['+494066969120'],
    fax: ['+494066969129'],
    emails: ['info@falkenrath-dachbau.de'],
    founding_date: '1987',
    number_of_employees: '42',
    reviews: [{ rating: 4.8, count: 137 }],
  },
  traps: [
    'Pixelschmiede',
    'Lohseplatz',
    '66969777',
    '66969135',
    'Handwerkskammer',
    'Holstenwall',
    'Petra Mohnsen',
    'Harald Geheim',
    '1741',
  ],
};
