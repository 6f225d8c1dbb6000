import type { Expected } from '../../types.ts';

/** A cooperative press house: no page links to the provider identification, only the sitemap knows it. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kelterei Talwiesen eG',
    legal_form: 'eG',
    street: 'Im Brühl 8',
    zip: '74653',
    city: 'Künzelsau',
    country: 'DE',
    vat_id: 'DE146209352',
    register_court: 'Amtsgericht Stuttgart',
    hr_number: 'GnR 590217',
    ceos: ['Jochen Häberle', 'Martina Weidner'],
    phones: ['+497940984730'],
    fax: ['+497940984739'],
    emails: ['kontakt@talwiesen-kelterei.de'],
    founding_date: '1951',
    number_of_employees: '23',
    branches: [],
    certifications: [
      {
        name: 'IFS Food',
        issuer: 'LebensmittelCert Süd GmbH',
        valid_until: '2027-05-21',
      },
    ],
    description_de: 'Streuobstwiesen im Kochertal',
  },
  traps: [
    'Bräuninger',
    'Schmelcher',
    'Gronbach',
    'Pfahler',
    'Genossenschaftsverband',
    'Lange Straße',
    '79194621',
    'Werkraum',
    'Burkert',
    'Gaisbacher',
    'Lautenschlager',
    'Füllmeister',
    'Rappelkiste',
    'Gordon House',
  ],
};
