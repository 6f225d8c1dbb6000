import type { Expected } from '../../types.ts';
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Malerbetrieb Hinrich Tüddelkamp',
    legal_form: 'Einzelunternehmen',
    street: 'Robert-Koch-Straße 42',
    zip: '25813',
    city: 'Husum',
    country: 'DE',
    vat_id: 'DE173859261',
    register_court: null,
    hr_number: null,
    ceos: ['Hinrich Tüddelkamp'],
    phones: ['+49484166317'],
    fax: ['+49484166318'],
    emails: ['info@maler-tueddelkamp.de'],
    founding_date: '1979',
    number_of_employees: '9',
    branches: [
      {
        street: 'Hauptstraße 61',
        zip: '25899',
        city: 'Niebüll',
      },
    ],
    certifications: [
      {
        name: 'PQ VOB',
      },
    ],
    reviews: [
      {
        rating: 4.9,
        count: 63,
      },
    ],
    description_de: 'Malerarbeiten, Fassaden und Bodenbeläge',
  },
  traps: [
    'Kreidolith',
    'ISO 14001',
    'ISO 9001',
    'Blauen Engel',
    'SCC',
    '1888',
    '1967',
    'Plönswick',
    'Wattweb',
    'Bredstedt',
    'Ohlsenbüttel',
    '1714482067',
    'Broderskoog',
    '24941',
    'Johanniskirchhof',
    'Johann Tüddelkamp',
  ],
};
