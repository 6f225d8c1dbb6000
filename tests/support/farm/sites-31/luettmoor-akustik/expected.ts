import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Lüttmoor Akustik GmbH',
    legal_form: 'GmbH',
    street: 'Ostroher Weg 27',
    zip: '25746',
    city: 'Heide',
    country: 'DE',
    vat_id: 'DE274619384',
    register_court: 'Amtsgericht Pinneberg',
    hr_number: 'HRB 14283 PI',
    ceos: ['Wiebke Claußen-Thode', 'Hauke von Bargum'],
    phones: ['+4948168370'],
    fax: ['+49481683729'],
    emails: ['moin@luettmoor-akustik.de'],
    founding_date: '2009',
    number_of_employees: 'mehr als 40',
    branches: [{ street: 'Gaußstraße 188', zip: '22765', city: 'Hamburg' }],
    certifications: [{ name: 'ISO 9001:2015', issuer: 'TÜV NORD CERT GmbH', valid_until: '2028-05-31' }],
    reviews: [],
    description_de: 'Wandpaneele und Deckensegel aus Wollfilz',
  },
  traps: [
    'Fördeblick', // web agency
    'Sophienblatt',
    '+494315307146',
    'Kappelhoff', // customer
    'Lehmwohldstraße',
    '620',
    'ISO 27001', // the customer's
    'OEKO-TEX', // the felt maker's
    'Oelsnitzer',
    '1886',
    '1951', // the grandfather's joinery
    'Johann Thode',
    'Detlef Paulsen', // former managing director
    'Levke Hinrichsen', // editor
    'Meike Wulff-Andresen', // job contact
    '+49481683744',
    'Tiedemann-Kruse', // data-protection officer
    'Holstenstraße', // supervisory authority
    'Kerrin Boysen',
    'Jessen Rathje',
  ],
};
