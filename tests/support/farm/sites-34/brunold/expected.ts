import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Klavierbau Brunold',
    legal_form: 'Einzelunternehmen',
    street: 'Masanserstrasse 112',
    zip: '7000',
    city: 'Chur',
    country: 'CH',
    vat_id: 'CHE114287363',
    register_court: 'Handelsregisteramt des Kantons Graubünden',
    hr_number: 'CHE-114.287.363',
    ceos: ['Seraina Brunold'],
    phones: ['+41812534617', '+41794182736'],
    fax: [],
    emails: ['info@klavierbau-brunold.ch'],
    founding_date: '1978',
    number_of_employees: '5',
    branches: [{ street: 'Via Centrala 9', zip: '7130', city: 'Ilanz' }],
    certifications: [],
    reviews: [],
    description_de: 'Werkstatt für Klaviere und Flügel',
  },
  traps: [
    'Georg Brunold', // founder, owner until 2011
    'Hallwachs', // manufacturer
    '1862', // its founding year
    'Lindqvist', // manufacturer
    'FSC', // a manufacturer's certificate
    'Andri Caflisch', // course leader, journeyman
    'Titthof', // event location
    'Tittwiesenstrasse',
    'Konzertverein Surselva', // reference
    'Musikschule Domleschg', // reference
    '+41816512290', // music school's phone
    'Ursina Casanova', // reference's contact
    'pixelgeiss', // web agency
    'Rätia Versicherungen', // insurer
    'SVKS', // association
    'Marlies Hunger', // single opinion
  ],
};
