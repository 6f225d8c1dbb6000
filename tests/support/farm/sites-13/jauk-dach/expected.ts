import type { Expected } from '../../types.ts';

/**
 * A roofer working alone in Styria, on a site builder: mobile number and an office line, years of apprenticeship and master's
 * examination before the founding, a former employer's founding year, a partner for solar roofs, a rating told in a sentence.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Dachdeckerei Jauk e.U.',
    legal_form: 'e.U.',
    street: 'Frauentaler Straße 62',
    zip: '8530',
    city: 'Deutschlandsberg',
    country: 'AT',
    vat_id: 'ATU66132749',
    register_court: 'Landesgericht für Zivilrechtssachen Graz',
    hr_number: 'FN 418906p',
    ceos: ['Manfred Jauk'],
    phones: ['+436645582914', '+43346244093'],
    fax: [],
    emails: ['manfred@jauk-dach.at'],
    founding_date: '2011',
    branches: [],
    reviews: [{ rating: 4.9, count: 63 }],
    description_de: 'Dachrinnen, Blechdächer und Reparaturen nach Hagel',
  },
  traps: [
    '1968',
    'Reinisch',
    '346520418',
    'Sulmtal Solar',
    'Gutschi',
    'Körblergasse',
    'Kirchengasse',
    'Barichgasse',
    'dsb.gv.at',
    'Lampl',
    'Sandra',
    'Mariahilfer',
    'Namal',
  ],
};
