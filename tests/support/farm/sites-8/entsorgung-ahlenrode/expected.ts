import type { Expected } from '../../types.ts';

/**
 * A municipal institution under public law without a register entry: board and administrative council, the city as its
 * carrier, a subsidiary, recycling yards as places, mail in words.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Entsorgungsbetriebe Ahlenrode AöR',
    legal_form: 'AöR',
    street: 'Lindenkamp 31',
    zip: '38518',
    city: 'Gifhorn',
    country: 'DE',
    vat_id: 'DE284719361',
    register_court: null,
    hr_number: null,
    ceos: ['Henrike Stahlhut'],
    phones: ['+49537198440'],
    fax: ['+495371984499'],
    emails: ['service@eba-ahlenrode.de'],
    founding_date: '2004',
    number_of_employees: '312',
    branches: [
      {
        street: 'Am Klärwerk 4',
        zip: '38550',
        city: 'Isenbüttel',
      },
      {
        street: 'Ziegeleiweg 17',
        zip: '38527',
        city: 'Meine',
      },
    ],
    certifications: [
      {
        name: 'Entsorgungsfachbetrieb',
        issuer: 'TÜV NORD CERT Umweltgutachter GmbH',
        valid_until: '2027-06-30',
      },
      {
        name: 'ISO 14001:2015',
        issuer: 'TÜV NORD CERT GmbH',
        valid_until: '2028-02-14',
      },
    ],
    reviews: [],
    description_de: 'Straßenreinigung',
  },
  traps: [
    'Marwede',
    'Brüning',
    'Aydogan',
    'Bekedorf',
    'Quandt',
    'Remuna',
    '204477',
    '9931170',
    'Rathausplatz',
    'Kanalstraße',
    '880240',
    'Westerbeck',
    '1896',
    '45001',
    'Lüders',
    '9844233',
    'Osterloh',
    'Speicherstraße',
    '21558',
    'Tamm',
    'Dielinger',
    '9631222',
    'Lavesallee',
    'Hannah-Arendt',
    '1204007',
    '5371881',
  ],
};
