import type { Expected } from '../../types.ts';

/** An organ builder of the nineties: a start page that forwards by meta refresh to nested frames in Windows-1252. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Orgelbau Terhaar e.K.',
    legal_form: 'e.K.',
    street: 'Burgsteinfurter Straße 19',
    zip: '48565',
    city: 'Steinfurt',
    country: 'DE',
    vat_id: 'DE124039589',
    register_court: 'Amtsgericht Steinfurt',
    hr_number: 'HRA 4187',
    ceos: ['Ludger Terhaar'],
    phones: ['+492551832740'],
    fax: ['+492551832741'],
    emails: ['werkstatt@orgelbau-terhaar.de'],
    founding_date: '1894',
    number_of_employees: '9',
    branches: [],
  },
  traps: [
    'Sprakel',
    'Kirchstraße',
    '255397118',
    '251410855',
    'Orgelfreunde',
    'Domplatz',
    'Hövelmann',
    'Bismarckallee',
    'Handwerkskammer',
    'Hamburg',
    'Reinhold',
  ],
};
