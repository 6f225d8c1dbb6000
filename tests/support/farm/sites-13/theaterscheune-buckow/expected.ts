import type { Expected } from '../../types.ts';

/**
 * A theatre association on Contao: four employees beside 186 members, the barn's year before the association's, assessors and an
 * honorary chair beside the board, an artistic director, a café in the yard, donors' addresses, no VAT id but a tax number.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Theaterscheune Buckow e.V.',
    legal_form: 'e.V.',
    street: 'Weinbergsweg 3',
    zip: '15377',
    city: 'Buckow (Märkische Schweiz)',
    country: 'DE',
    vat_id: null,
    register_court: 'Amtsgericht Frankfurt (Oder)',
    hr_number: 'VR 2871 FF',
    ceos: ['Annette Zirkow', 'Frank-Michael Noack', 'Silke Pohlenz'],
    phones: ['+493343357204'],
    fax: ['+493343357205'],
    emails: ['scheune@theaterscheune-buckow.de'],
    founding_date: '1991',
    number_of_employees: '4',
    branches: [],
    reviews: [{ rating: 4.8, count: 154 }],
    description_de: 'Puppenspiel und Lesungen',
  },
  traps: [
    'Wuttke',
    'Brix',
    '1946',
    'Uckermark',
    'Falkenhain',
    'Krüger',
    '3343315880',
    '3315825540',
    'Charlottenstraße',
    'DE57',
    '064/142',
    'Leipziger',
    'Behnke',
    'Mareike',
    '1756630412',
    '3025414141',
    'Scharrn',
    'Stahnsdorfer',
  ],
};
