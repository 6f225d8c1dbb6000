import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Nottebrandt Gebäudedienste GmbH',
    legal_form: 'GmbH',
    street: 'Evinger Straße 178',
    zip: '44339',
    city: 'Dortmund',
    country: 'DE',
    vat_id: 'DE124983677',
    register_court: 'Amtsgericht Dortmund',
    hr_number: 'HRB 18842',
    ceos: ['Detlef Nottebrandt', 'Susanne Kleimöller'],
    phones: ['+49231850630'],
    fax: ['+49231850639'],
    emails: ['buero@nottebrandt.de'],
    founding_date: '1974',
    number_of_employees: 'ca. 170',
    branches: [
      {
        street: 'Massener Straße 82',
        zip: '59423',
        city: 'Unna',
      },
    ],
    certifications: [
      {
        name: 'DIN EN ISO 9001:2015',
        issuer: 'TÜV NORD CERT',
      },
    ],
    description_de: 'Unterhaltsreinigung und Winterdienst',
  },
  traps: [
    'Ruhrpixel',
    '+49231471182',
    'HRB 25107',
    'Drostemann',
    'Borgschulzen',
    '+491776342095',
    'Oesterholzstraße',
    'Heinrich',
    'EMAS',
    'Ecolabel',
    '1908',
    '900 Mitarbeiter',
    'Hörnemann',
    'Otto-Ostrowski',
  ],
};
