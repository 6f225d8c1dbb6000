import type { Expected } from '../../types.ts';

/**
 * A medical care centre on Joomla: medical director beside the managing directors, three branch practices and a ward in a hospital,
 * the oldest practice older than the centre, chamber, association, insurer and billing office, no VAT id.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Augenzentrum Illertal MVZ GmbH',
    legal_form: 'GmbH',
    street: 'Allgäuer Straße 41',
    zip: '87700',
    city: 'Memmingen',
    country: 'DE',
    vat_id: null,
    register_court: 'Amtsgericht Memmingen',
    hr_number: 'HRB 14873',
    ceos: ['Regine Haslach', 'Thomas Wieder'],
    phones: ['+49833196500'],
    fax: ['+498331965019'],
    emails: ['info@augenzentrum-illertal.de'],
    founding_date: '2009',
    number_of_employees: '64',
    branches: [
      { street: 'Maximilianstraße 27', zip: '87719', city: 'Mindelheim' },
      { street: 'Stadtgasse 8', zip: '87727', city: 'Babenhausen' },
      { street: 'Marktplatz 15', zip: '89257', city: 'Illertissen' },
    ],
    certifications: [
      { name: 'DIN EN ISO 9001:2015', issuer: 'TÜV SÜD Management Service GmbH', valid_until: '2027-08-18' },
    ],
    reviews: [{ rating: 4.6, count: 287 }],
    description_de: 'augenärztliche Versorgung aus einer Hand',
  },
  traps: [
    'Rezai',
    'Zettler',
    '982217',
    'Krumbacher',
    'ISO 13485',
    '5529310',
    'Prittwitz',
    '50059001',
    'Salger',
    '833196503',
    'bewerbung@',
    'Mühlbaur',
    'Elsenheimer',
    'HDI',
    'Immler',
    '4408153',
    'Mehringdamm',
  ],
};
