import type { Expected } from '../../types.ts';

/** A landscape gardener on a page builder: no Impressum page, the legal facts stand in the footer of every page. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hollerbusch Gartengestaltung GmbH',
    legal_form: 'GmbH',
    street: 'Memmelsdorfer Straße 211a',
    zip: '96052',
    city: 'Bamberg',
    country: 'DE',
    vat_id: 'DE309147726',
    register_court: 'Amtsgericht Bamberg',
    hr_number: 'HRB 7318',
    ceos: ['Anselm Hollerbusch', 'Katrin Hollerbusch-Seeger'],
    phones: ['+499514083790'],
    fax: ['+499514083799'],
    emails: ['info@hollerbusch-gartenbau.de'],
    founding_date: '1987',
    number_of_employees: '34',
    reviews: [
      {
        rating: 4.8,
        count: 67,
      },
    ],
    branches: [],
    description_de: 'naturnahe Hausgärten',
  },
  traps: [
    'Pixelbeet',
    'Frankenschutz',
    'Zwerenz',
    '9115973305',
    '4083793',
    'Sandra Lösch',
    'Talwolke',
    'Garching',
    'Promenade',
    'Kerbholz',
    'Kaulberg',
    'DE247705',
    'Mustermann',
    '1711234567',
    'Gordon House',
    'Ansbach',
  ],
};
