import type { Expected } from '../../types.ts';

/**
 * An engineering office (PartG mbB) in Contao: three partners beside retired founders and a team list, clients' and
 * architects' addresses on a project page, the chamber's contacts, the e-mail written with at in brackets.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Dornseif Kratzenberg Beratende Ingenieure PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Friedrich-Ebert-Straße 118',
    zip: '34119',
    city: 'Kassel',
    country: 'DE',
    vat_id: 'DE305918260',
    register_court: 'Amtsgericht Kassel',
    hr_number: 'PR 1207',
    ceos: ['Ulrike Dornseif', 'Matthias Kratzenberg', 'Jonas Ohlwein'],
    phones: ['+495617093140'],
    fax: ['+4956170931440'],
    emails: ['info@dk-ingenieure-kassel.de'],
    founding_date: '1992',
    number_of_employees: '26',
    branches: [{ street: 'Rathenaustraße 16', zip: '33102', city: 'Paderborn' }],
    certifications: [],
    reviews: [],
    description_de: 'Bauphysik und Brandschutz für den Hoch- und Ingenieurbau',
  },
  traps: [
    'Horst',
    'Ahlers',
    'Siebrecht',
    'Yildirim',
    'Pohlmann',
    'Rühl',
    'Marktplatz',
    'Baunatal',
    'Sturmhöfel',
    'Wilhelmshöher',
    'Quandel',
    'Lincoln',
    '611974570',
    'ingkh',
    'HDI',
    'Quast',
    'Meyer-Lutz',
    'Daimlerstraße',
    '61114080',
  ],
};
