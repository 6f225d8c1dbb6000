import type { Expected } from '../../types.ts';

/**
 * A housing co-operative in ISO-8859-15 behind query-string addresses and a base element: the provider's details are two
 * hops deep under another name; an auditing association, an emergency plumber and the webmaster stand beside it.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Wohnungsgenossenschaft Elsterblick eG',
    legal_form: 'eG',
    street: 'Rähnisstraße 14',
    zip: '08523',
    city: 'Plauen',
    country: 'DE',
    vat_id: 'DE331967406',
    register_court: 'Amtsgericht Chemnitz',
    hr_number: 'GnR 466',
    ceos: ['Ramona Seidel', 'Heiko Tröger'],
    phones: ['+49374170120'],
    fax: ['+493741701299'],
    emails: ['info@wg-elsterblick.de'],
    founding_date: '1954',
    number_of_employees: '22',
    branches: [],
    certifications: [],
  },
  traps: [
    'Rohrblitz',
    '37415509112',
    'Wunderlich',
    'Schmutzler',
    'Geipel',
    'Knüpfer',
    'Roth',
    'Köhler',
    '3741701225',
    '3641555771',
    'Saale',
    'TeleVogt',
    '8004477112',
    '3741719300',
    'Antonstraße',
    'VR 1166',
    'Postplatz',
    'Vogel',
    'Uhlmann',
    '3713370021',
    'Serverfarm',
    'Hradschin',
    'Trockentalstraße',
    'Siegfried',
  ],
};
