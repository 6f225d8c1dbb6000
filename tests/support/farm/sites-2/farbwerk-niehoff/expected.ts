import type { Expected } from '../../types.ts';

/**
 * A master painter's shop (e.K.) in a site builder: the Impressum is called about, the lines are paragraphs of their
 * own; mobile beside the landline, the builder's Impressum in the refused privacy page, a private number in a job ad.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Farbwerk Niehoff e.K.',
    legal_form: 'e.K.',
    street: 'Duisenburger Straße 19',
    zip: '49811',
    city: 'Lingen',
    country: 'DE',
    vat_id: 'DE284190739',
    register_court: 'Amtsgericht Osnabrück',
    hr_number: 'HRA 205117',
    ceos: ['Thorsten Niehoff'],
    phones: ['+495916104733', '+491713920071'],
    fax: ['+495916104734'],
    emails: ['moin@farbwerk-niehoff.de'],
    founding_date: '2003',
    number_of_employees: '11',
    branches: [],
    reviews: [{ rating: 4.8, count: 63 }],
    description_de: 'dämmen im ganzen Emsland',
  },
  traps: [
    'Deters',
    '1624471930',
    'Kuper',
    'Farbmühle',
    'Tebbe',
    '59318874120',
    'Wobbe',
    'Elisabethstraße',
    'Jimbau',
    'Henke',
    'DE264183070',
    'HRB 101417',
    'Bramscher',
    '5416929',
    '61/132',
    '1047732',
    'Vosskuhl',
    'netzmaler',
    'Brüggemann',
    'Straßburger',
    'Feuersocietät',
  ],
};
