import type { Expected } from '../../types.ts';

/** A single-page app whose pages are empty but for the __NEXT_DATA__ with navigation and texts of the content system. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Radmanufaktur Teßnow OHG',
    legal_form: 'OHG',
    street: 'Donnerschweer Straße 188',
    zip: '26123',
    city: 'Oldenburg',
    country: 'DE',
    vat_id: 'DE312408654',
    register_court: 'Amtsgericht Oldenburg',
    hr_number: 'HRA 204951',
    ceos: ['Malte Teßnow', 'Ayşe Karaca-Teßnow'],
    phones: ['+4944150987310'],
    fax: [],
    emails: ['moin@radmanufaktur-tessnow.de'],
    founding_date: '2009',
    number_of_employees: '21',
    branches: [
      {
        street: 'Friesenstraße 74',
        zip: '28203',
        city: 'Bremen',
      },
    ],
    reviews: [
      {
        rating: 4.9,
        count: 143,
      },
    ],
    description_de: 'gelöteten Stahlrahmen',
  },
  traps: [
    'Wattläufer',
    'Nadorster',
    'Ebbe',
    'HRB 219377',
    'Ahlhorn',
    'Fokken',
    'Brandhorst',
    'Kettwig',
    'Morgenroth',
    'Gordon House',
  ],
};
