import type { Expected } from '../../types.ts';

/**
 * An Austrian limited partnership on Divi: register and VAT id of the general partner beside its own, a fax told as an
 * extension, figures in counters, a sister company.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kogelbrenner Holzbau GmbH & Co KG',
    legal_form: 'GmbH & Co KG',
    street: 'Ennser Straße 83',
    zip: '4400',
    city: 'Steyr',
    country: 'AT',
    vat_id: 'ATU61847292',
    register_court: 'Landesgericht Steyr',
    hr_number: 'FN 271844w',
    ceos: ['Magdalena Kogelbrenner', 'Georg Haslauer'],
    phones: ['+43725280614'],
    fax: ['+4372528061420'],
    emails: ['office@kogelbrenner.at'],
    founding_date: '1929',
    number_of_employees: '73',
    branches: [
      {
        street: 'Hauptstraße 30',
        zip: '4452',
        city: 'Ternberg',
      },
      {
        street: 'Derfflingerstraße 15',
        zip: '4020',
        city: 'Linz',
      },
    ],
    certifications: [
      {
        name: 'PEFC',
        issuer: 'Holzforschung Austria',
        valid_until: '2026-12',
      },
    ],
    reviews: [],
    description_de: 'Einfamilienhäuser',
  },
  traps: [
    'Matthias',
    'Franz',
    'Stöckl',
    '3318207',
    '3318215',
    'Leitner',
    'Linzer Straße',
    '55310',
    '271790',
    'ATU73902547',
    '398114',
    'Platzl',
    'Pühringer',
    'Hessenplatz',
    '590909',
    'Stadtplatz',
    'Mariahilfer',
    'Hafenstraße',
    '93035',
    'Barichgasse',
    'ISO 9001',
    'Almklick',
    '52152',
  ],
};
