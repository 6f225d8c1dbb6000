import type { Expected } from '../../types.ts';

/**
 * A Swiss event agency: offices in footer columns, a box with its certificate, customers and venues with years, staff
 * and addresses.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Funkenflug Live AG',
    legal_form: 'AG',
    street: 'Giessereistrasse 12',
    zip: '8005',
    city: 'Zürich',
    country: 'CH',
    vat_id: 'CHE119026195',
    register_court: 'Handelsregisteramt des Kantons Zürich',
    hr_number: 'CHE-119.026.195',
    ceos: ['Nadja Brunner'],
    phones: ['+41442713850'],
    fax: [],
    emails: ['hallo@funkenflug-live.ch'],
    founding_date: '2008',
    number_of_employees: '31',
    branches: [
      { street: 'Aarbergergasse 24', zip: '3011', city: 'Bern' },
      { street: 'Güterstrasse 187', zip: '4053', city: 'Basel' },
    ],
    certifications: [{ name: 'ISO 20121:2012', issuer: 'SQS', valid_until: '2027-06-30' }],
    reviews: [],
  },
  traps: [
    '1899',
    'Wartstrasse',
    'Messeplatz',
    'MINERGIE',
    'Odermatt',
    'Wyrsch',
    'Jolidon',
    '2713857',
    '2713861',
    'Steiger',
    'Kapellenstrasse',
    'Event Planner',
    'Kolibri',
    'Binzstrasse',
    'Feldeggweg',
    'Seestrasse',
    'Konstanz',
    'Rapperswil',
  ],
};
