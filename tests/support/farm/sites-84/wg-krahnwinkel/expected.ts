import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Wohnungsgenossenschaft Krahnwinkel eG',
    legal_form: 'eG',
    street: 'Am Tivoligraben 12',
    zip: '99867',
    city: 'Gotha',
    country: 'DE',
    vat_id: 'DE150738625',
    register_court: 'Amtsgericht Jena',
    hr_number: 'GnR 100231',
    ceos: ['Annegret Pfauschild', 'Jörn Lütkebrast'],
    phones: ['+49362174180'],
    fax: ['+493621741855'],
    emails: ['info@wg-krahnwinkel.de'],
    founding_date: '1956',
    number_of_employees: '34',
    branches: [
      {
        street: 'Humboldtpassage 4b',
        zip: '99867',
        city: 'Gotha',
      },
      {
        street: 'Ohrdrufer Torgasse 3',
        zip: '99880',
        city: 'Waltershausen',
      },
    ],
    certifications: [
      {
        name: 'audit berufundfamilie',
        issuer: 'berufundfamilie Service GmbH',
        valid_until: '2028-03-15',
      },
    ],
    description_de: 'Bezahlbare Wohnungen mit lebenslangem Wohnrecht',
  },
  traps: [
    '1948',
    '1990',
    'Zschöckel',
    '822 90 17',
    'Spitzbarth',
    'Regierungsstraße 58',
    '18.-März-Straße 50',
    'Straßburger Straße 8',
    'Anger 66',
    'Knappertz',
    'Hauptstraße 68',
    'Häßlerstraße 8',
    '0361 555 81 90',
    'Klickwerkstatt',
  ],
};
