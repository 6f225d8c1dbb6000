import type { Expected } from '../../types.ts';

/**
 * An Austrian sole proprietor on a home-made CMS: every address is a query, the Impressum is linked by an image in a
 * hidden menu and stands in an inner frame; the mail address is written backwards, certificates are only pictures and
 * file names.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kachelöfen Raschbauer e.U.',
    legal_form: 'e.U.',
    street: 'Bahnhofstraße 31',
    zip: '8580',
    city: 'Köflach',
    country: 'AT',
    vat_id: 'ATU58291743',
    register_court: 'Landesgericht für Zivilrechtssachen Graz',
    hr_number: 'FN 467128d',
    ceos: ['Florian Raschbauer'],
    phones: ['+43314422180'],
    fax: [],
    emails: ['office@raschbauer-oefen.at'],
    certifications: [{ name: 'ISO 9001' }, { name: 'ISO 14001', valid_until: '2027-05-31' }],
  },
  traps: [
    'Bezirkshauptmannschaft',
    'Wirtschaftskammer',
    'Körblergasse',
    'ISO 45001',
    'Tonwerk',
    'Graz-Umgebung',
    '8010',
  ],
};
