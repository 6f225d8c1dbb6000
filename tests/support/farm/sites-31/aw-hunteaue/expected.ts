import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Abfallwirtschaft Hunteaue AöR',
    legal_form: 'AöR',
    street: 'Harpstedter Straße 51',
    zip: '27793',
    city: 'Wildeshausen',
    country: 'DE',
    vat_id: 'DE304718656',
    register_court: 'Amtsgericht Oldenburg',
    hr_number: 'HRA 204518',
    ceos: ['Antje Wübbenhorst'],
    phones: ['+49443192680'],
    fax: ['+494431926890'],
    emails: ['post@aw-hunteaue.de'], // only as data-cfemail
    founding_date: '2003',
    number_of_employees: '137',
    branches: [
      { street: 'Bargloyer Weg 14', zip: '27793', city: 'Wildeshausen' },
      { street: 'Urneburger Straße 62', zip: '27777', city: 'Ganderkesee' },
      { street: 'Vielstedter Kirchweg 9', zip: '27798', city: 'Hude' },
      { street: 'Ahlhorner Straße 77', zip: '26197', city: 'Großenkneten' },
    ],
    certifications: [
      { name: 'Entsorgungsfachbetrieb', issuer: 'TÜV NORD CERT Umwelt GmbH', valid_until: '2027-09-30' },
    ],
    reviews: [],
    description_de: 'leeren Tonnen, holen Sperrmüll ab',
  },
  traps: [
    'Remontis', // contractor of the dual systems
    '+498004417720',
    'gelb@remontis-nordwest.example',
    'Behälterbau', // maker of the bins
    'Blauen Engel',
    'EN 840',
    '+494431926835', // departments
    'gebuehren@aw-hunteaue.de',
    '+494431926850',
    '+49422280731', // branch
    'Schnieder', // gravel pit of somebody else
    'Iserloyer',
    '+49443291836',
    '1894',
    'Cording',
    'Lüschen', // administrative council
    'Stührmann',
    'Torben Ahlers',
    'Brüggemann', // former board
    'Kirchplatz',
    'Heile Welt',
    'Enno Tönjes', // job contact
    '+4915170422816',
    'Landkreis Oldenburg', // supporting body
    'Delmenhorster Straße',
    'Lavesallee',
    'Meinardus',
    'Kommunalweb', // web agency
    'Ammerländer',
    '+494419714220',
    'Datenhafen', // data-protection officer
    'Deepe',
    '+494416803317',
    'Prinzenstraße',
  ],
};
