import type { Expected } from '../../types.ts';

/**
 * A delicatessen shop on Shopify: shop rating in the announcement bar beside a product rating in structured data,
 * the general partner's number, a returns address, a shop in town told in a sentence.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Moorhoff Feinkost GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Stubbenweg 19',
    zip: '26125',
    city: 'Oldenburg',
    country: 'DE',
    vat_id: 'DE289164732',
    register_court: 'Amtsgericht Oldenburg',
    hr_number: 'HRA 205318',
    ceos: ['Wiebke Moorhoff-Tammen', 'Eike Tammen'],
    phones: ['+4944136180550'],
    fax: [],
    emails: ['moin@moorhoff-feinkost.de'],
    founding_date: '1986',
    number_of_employees: '41',
    branches: [{ street: 'Lange Straße 77', zip: '26122', city: 'Oldenburg' }],
    certifications: [{ name: 'IFS Food Version 8', issuer: 'LACON GmbH', valid_until: '2027-01-11' }],
    reviews: [{ rating: 4.7, count: 1386 }],
    description_de: 'Grünkohl im Glas und Senf aus der eigenen Manufaktur',
  },
  traps: [
    '208841',
    'Verwaltungs',
    'Gesine',
    'Bruns',
    '4.9',
    '10382',
    'Packhus',
    'Ganderkesee',
    'Kehl',
    'universalschlichtung',
    'Luxemburg',
    'Stockholm',
    'Haddington',
    'Subbelrather',
    'DE4410982277310',
  ],
};
