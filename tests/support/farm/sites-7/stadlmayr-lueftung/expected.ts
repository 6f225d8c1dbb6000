import type { Expected } from '../../types.ts';

/**
 * An Austrian limited partnership of the third generation on WordPress with Elementor: counters, a timeline that
 * names the years of others, the general partner with its own register number, a branch in the neighbouring state,
 * a certificate of a supplier.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Stadlmayr Lüftungsbau GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Werkstraße 22',
    zip: '4840',
    city: 'Vöcklabruck',
    country: 'AT',
    vat_id: 'ATU61348278',
    register_court: 'Landesgericht Wels',
    hr_number: 'FN 254713k',
    ceos: ['Verena Stadlmayr'],
    phones: ['+437672240180'],
    fax: ['+4376722401820'],
    emails: ['office@stadlmayr-lueftung.at'],
    founding_date: '1955',
    number_of_employees: '58',
    branches: [{ street: 'Josef-Lindner-Straße 6', zip: '5073', city: 'Wals-Siezenheim' }],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'Quality Austria', valid_until: '2028-05-14' },
      { name: 'SCC**', issuer: 'TÜV Austria', valid_until: '2027-11-30' },
    ],
    reviews: [],
    description_de: 'plant, fertigt und montiert Lüftungsanlagen',
  },
  traps: [
    '253998',
    'Beteiligungs',
    'Hamader',
    'Karl',
    '1949',
    '1898',
    'Zöbl',
    'ISO 14001',
    'Aerotherm',
    '2401877',
    '853071',
    'Prammer',
    'Hessenplatz',
    'Türkenstraße',
    'Hafenstraße',
    '93035',
    'Barichgasse',
    'dsb@',
    'Gordon House',
    'Pixelhof',
    'Brandauer',
  ],
};
