import type { Expected } from '../../types.ts';

/** A software start-up on a single-page framework, German and English, with JSON-LD and embedded page data. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Nordwind Analytics UG (haftungsbeschränkt)',
    legal_form: 'UG (haftungsbeschränkt)',
    street: 'Lehderstraße 16',
    zip: '13086',
    city: 'Berlin',
    country: 'DE',
    vat_id: 'DE340827159',
    register_court: 'Amtsgericht Charlottenburg',
    hr_number: 'HRB 236641 B',
    ceos: ['Thu Trang Nguyen', 'Leonhard Graf von Eickstedt'],
    phones: ['+493023125410'],
    fax: [],
    emails: ['hello@nordwind-analytics.com'],
    founding_date: '2021',
    number_of_employees: '18',
    reviews: [{ rating: 4.6, count: 58 }],
  },
  traps: ['Vercel', 'Investitionsbank', 'Bundesallee', 'Alexander Moor', '500000'],
};
