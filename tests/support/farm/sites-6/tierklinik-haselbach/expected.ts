import type { Expected } from '../../types.ts';

/**
 * A veterinary clinic as a partnership: succession, certificate in a sentence, rating as microdata in the footer, a
 * second practice on its own page.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Tierklinik Haselbach Kreutle & Osswald PartG',
    legal_form: 'PartG',
    street: 'Memminger Straße 134',
    zip: '88400',
    city: 'Biberach an der Riß',
    country: 'DE',
    vat_id: 'DE148608587',
    register_court: 'Amtsgericht Ulm',
    hr_number: 'PR 720214',
    ceos: ['Simone Kreutle', 'Fabian Osswald'],
    phones: ['+497351582060'],
    fax: ['+497351582066'],
    emails: ['empfang@tierklinik-haselbach.de'],
    founding_date: '1994',
    number_of_employees: '46',
    branches: [{ street: 'Kapellenstraße 27', zip: '88471', city: 'Laupheim' }],
    certifications: [{ name: 'ISO 9001:2015', issuer: 'LGA InterCert GmbH', valid_until: '2028-09-17' }],
    reviews: [{ rating: 4.6, count: 529 }],
  },
  traps: [
    '17025',
    'Gögginger',
    'Synvet',
    'GPCert',
    'ESAVS',
    'Ulmer Straße',
    'Regenbogenau',
    '168890',
    'Kräherwald',
    'Rollinstraße',
    'Dieselstraße',
    'Bochtler',
    'Radgasse',
    'Zoller',
    'Maigler',
    '582064',
    '582068',
    'Egle',
    'Lautenschlager',
    'Pfotenwerk',
  ],
};
