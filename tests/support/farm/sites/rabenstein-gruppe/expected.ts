import type { Expected } from '../../types.ts';

/**
 * A holding: the Impressum of the group lists its sister companies with registers and tax ids of their own, and the
 * first link called Impressum is the web agency's. The header says ISO-8859-15, the pages claim UTF-8.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Rabenstein Holding GmbH',
    legal_form: 'GmbH',
    street: 'Käthe-Kollwitz-Straße 84',
    zip: '04109',
    city: 'Leipzig',
    country: 'DE',
    vat_id: 'DE309461721',
    register_court: 'Amtsgericht Leipzig',
    hr_number: 'HRB 29174',
    ceos: ['Constanze Rabenstein'],
    phones: ['+4934122178430'],
    fax: [],
    emails: ['gruppe@rabenstein-gruppe.de'],
  },
  traps: [
    'Farbraum',
    'HRB 40118',
    'DE335182091',
    'DE321467086',
    'Spinnereistraße',
    'Rabenstein Bau GmbH',
    'HRB 18455',
    'Uwe Kranzler',
    'Torgauer',
    'HRA 16702',
    'DE297604135',
    'Verwaltungs',
    '250.000',
    '22178477',
  ],
};
