import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kfz-Meisterbetrieb Torsten Quindlau',
    legal_form: 'Einzelunternehmen',
    street: 'Im Haselhorn 14',
    zip: '29227',
    city: 'Celle',
    country: 'DE',
    vat_id: 'DE264817358',
    register_court: null,
    hr_number: null,
    ceos: ['Torsten Quindlau'],
    phones: ['+495141884710', '+491714368219'],
    fax: ['+495141884712'],
    emails: ['info@kfz-quindlau.de'],
    founding_date: '1987',
    number_of_employees: '9',
    reviews: [
      {
        rating: 4.8,
        count: 212,
      },
    ],
    description_de: 'Freie Autowerkstatt in Celle-Altencelle',
  },
  traps: [
    '1934',
    '1979',
    'Friedenstraße 6',
    'Otto-Ostrowski-Straße 7',
    'Prinzenstraße 5',
    'poststelle@lfd.niedersachsen.de',
    '0511 120-4500',
    '20 20 40 00',
    'Schiffgraben 4',
    'Entsorgungsfachbetrieb',
  ],
};
