import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Weingut Zwiffelbrunner e.U.',
    legal_form: 'e.U.',
    street: 'Walterstraße 44',
    zip: '3550',
    city: 'Langenlois',
    country: 'AT',
    vat_id: 'ATU61830273',
    register_court: 'Landesgericht Krems an der Donau',
    hr_number: 'FN 287164k',
    ceos: ['Leonhard Zwiffelbrunner'],
    phones: ['+4327342617', '+436644152803'],
    fax: ['+43273426174'],
    emails: ['weingut@zwiffelbrunner-wein.at'],
    founding_date: '1893',
    number_of_employees: '9',
    branches: [
      {
        street: 'Obere Landstraße 19',
        zip: '3500',
        city: 'Krems an der Donau',
      },
    ],
    certifications: [
      {
        name: 'Bio-Zertifikat gemäß Verordnung (EU) 2018/848',
        issuer: 'Austria Bio Garantie GmbH (ABG)',
        valid_until: '2028-01-31',
      },
      {
        name: 'Nachhaltig Austria',
        valid_until: '2027-05',
      },
    ],
    reviews: [
      {
        rating: 4.9,
        count: 188,
      },
      {
        rating: 4.5,
        count: 76,
      },
    ],
    description_de: 'Grüner Veltliner und Riesling von Löss und Urgestein',
  },
  traps: [
    'Rebstock',
    'ATU70204931',
    'Stölzlmair',
    '640',
    'Bahnstraße 8',
    'Drinkweldergasse',
    'FSSC 22000',
    'Sektmanufaktur',
    'Immelbrock',
    'FN 180219d',
    'Barichgasse',
    'Jimdo',
    'Haselgraber',
    '+43273270916',
    'krems@',
    '1964',
    'Wimberger',
    'Donauland',
    'dsb@dsb.gv.at',
  ],
};
