import type { Expected } from '../../types.ts';

/**
 * A cleaning company with four offices in TYPO3: the offices on cards beside the closed one in the news, a forewoman's
 * mobile in a job ad, the founder named in the history, certificates in a table.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Tegtmeyer Gebäudedienste GmbH',
    legal_form: 'GmbH',
    street: 'Kuhlenkamp 12',
    zip: '38112',
    city: 'Braunschweig',
    country: 'DE',
    vat_id: 'DE114829370',
    register_court: 'Amtsgericht Braunschweig',
    hr_number: 'HRB 4817',
    ceos: ['Heiko Tegtmeyer', 'Annika Tegtmeyer-Rohde'],
    phones: ['+49531287410'],
    fax: ['+495312874129'],
    emails: ['info@tegtmeyer-gebaeudedienste.de'],
    founding_date: '1974',
    number_of_employees: '640',
    branches: [
      { street: 'Heßlinger Straße 18', zip: '38440', city: 'Wolfsburg' },
      { street: 'Kasseler Landstraße 92', zip: '37081', city: 'Göttingen' },
      { street: 'Liebknechtstraße 40', zip: '39110', city: 'Magdeburg' },
    ],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'TÜV NORD CERT GmbH', valid_until: '2028-03-14' },
      { name: 'ISO 14001:2015', issuer: 'TÜV NORD CERT GmbH', valid_until: '2028-03-14' },
    ],
    reviews: [],
    description_de: 'Kliniken, Schulen und Produktionshallen zwischen Harz und Heide',
  },
  traps: [
    'Wilhelm',
    'Behrens',
    'Kuhnt',
    '15140628873',
    'Salzgitter',
    'Lohse',
    'Hannemann',
    'Burgplatz',
    'VHV',
    'Löwenpixel',
    'Goslarsche',
    'Kestner',
    'kestner',
    '5317014420',
    'Espelkamp',
    '5111204500',
    'Barrow',
  ],
};
