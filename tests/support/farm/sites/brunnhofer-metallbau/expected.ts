import type { Expected } from '../../types.ts';

/** An Austrian firm on hand-written tables in ISO-8859-1, declared by the page's meta element alone. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Brunnhöfer Metallbau GmbH',
    legal_form: 'GmbH',
    street: 'Wiener Straße 218',
    zip: '4030',
    city: 'Linz',
    country: 'AT',
    vat_id: 'ATU64182734',
    register_court: 'Landesgericht Linz',
    hr_number: 'FN 318274k',
    ceos: ['Günther Brunnhöfer'],
    phones: ['+43732995510'],
    fax: ['+43732995519'],
    emails: ['office@brunnhofer-metallbau.at'],
    founding_date: '1974',
  },
  traps: ['Wirtschaftskammer', 'Magistrat', 'Hessenplatz', 'Webstube', '4020'],
};
