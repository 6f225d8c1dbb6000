import type { Expected } from '../../types.ts';

/**
 * A car dealership with three houses: each house has structured data of its own, the partner's register stands beside
 * the KG's.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Autohaus Nienkamp GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Schüttorfer Damm 88',
    zip: '49808',
    city: 'Lingen',
    country: 'DE',
    vat_id: 'DE117482633',
    register_court: 'Amtsgericht Osnabrück',
    hr_number: 'HRA 204917',
    ceos: ['Heiner Nienkamp', 'Katrin Nienkamp-Voß'],
    phones: ['+49591914400'],
    fax: ['+495919144029'],
    emails: ['info@autohaus-nienkamp.de'],
    founding_date: '1968',
    number_of_employees: '84',
    branches: [
      { street: 'Nödiker Esch 15', zip: '49716', city: 'Meppen' },
      { street: 'Am Gildkamp 4', zip: '48529', city: 'Nordhorn' },
    ],
    reviews: [{ rating: 4.7, count: 386 }],
    description_de: 'in Lingen, Meppen und Nordhorn',
  },
  traps: [
    'Verwaltungs-GmbH',
    'HRB 209362',
    'Bernhard',
    'Gösling',
    'Rottmann',
    '5919144031',
    '5931884200',
    '5921722800',
    '8004471100',
    'Tegeler',
    'Lookenstraße',
    '5916617230',
    'Neuer Graben',
    'Schölerberg',
    'Breite Straße',
    '1806005850',
    'Hellmuth-Hirth',
    'Ridlerstraße',
    'Hafenallee',
    'Königsberger',
    'Prinzenstraße',
    '5111204500',
    'Wegmarke',
    'Gordon House',
  ],
};
