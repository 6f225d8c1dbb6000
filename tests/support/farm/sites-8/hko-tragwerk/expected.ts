import type { Expected } from '../../types.ts';

/**
 * Engineers in a partnership on tables of 2004, sent as iso-8859-1: heads of several kinds added up by the page itself,
 * a retired founder, chamber, insurer and a mail address whose sign is a picture.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hebstreit Knorz Öttinger Beratende Ingenieure PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Ludwigstraße 25',
    zip: '96052',
    city: 'Bamberg',
    country: 'DE',
    vat_id: 'DE344182735',
    register_court: 'Amtsgericht Bamberg',
    hr_number: 'PR 84',
    ceos: ['Ulrich Hebstreit', 'Armin Knorz', 'Verena Öttinger'],
    phones: ['+49951917220'],
    fax: ['+499519172222'],
    emails: ['buero@hko-tragwerk.de'],
    founding_date: '1974',
    number_of_employees: '30',
    branches: [
      {
        street: 'Mohrenstraße 22',
        zip: '96450',
        city: 'Coburg',
      },
    ],
    certifications: [],
    reviews: [],
    description_de: 'Tragwerke',
  },
  traps: [
    'Siegfried',
    'Lange',
    'Zellweg',
    'Maximiliansplatz',
    'Malzgasse',
    'Kreuzer',
    '9172216',
    'bayika',
    '4194340',
    'Schloßschmid',
    'VHV',
    '5119070',
    'Raab',
    'Königstr',
    '1800930',
    'Elgendorfer',
    '9561550831',
  ],
};
