import type { Expected } from '../../types.ts';

/**
 * An IT system house spun off a factory: counters, one page per location, certificate cards among partner badges and
 * staff courses.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Netzwerft Systemhaus GmbH',
    legal_form: 'GmbH',
    street: 'Leuschnerstraße 58',
    zip: '34134',
    city: 'Kassel',
    country: 'DE',
    vat_id: 'DE190696239',
    register_court: 'Amtsgericht Kassel',
    hr_number: 'HRB 13962',
    ceos: ['Thorben Jäckel', 'Miriam Sandrock'],
    phones: ['+495618104770'],
    fax: ['+4956181047799'],
    emails: ['info@netzwerft.de'],
    founding_date: '2003',
    number_of_employees: '74',
    branches: [
      { street: 'Robert-Bosch-Breite 11', zip: '37079', city: 'Göttingen' },
      { street: 'Leipziger Straße 146', zip: '36037', city: 'Fulda' },
    ],
    certifications: [
      { name: 'ISO/IEC 27001:2022', issuer: 'DQS GmbH', valid_until: '2028-02-21' },
      { name: 'ISO 9001:2015', issuer: 'DQS GmbH', valid_until: '2028-02-21' },
    ],
  },
  traps: [
    'Microsoft',
    'Sophos',
    'Veeam',
    'MCSE',
    'ITIL',
    'Ethical Hacker',
    'EN 50600',
    'ISO 22301',
    'Mainpolder',
    'Hanauer Landstraße',
    'Eberlein',
    '47731',
    '47725',
    '47715',
    'Ditzel',
    'Homburg',
    'Schöne Aussicht',
    '1850',
    'Gustav-Stresemann',
  ],
};
