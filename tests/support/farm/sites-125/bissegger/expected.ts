import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Bissegger & Hardmeier Treuhand KlG',
    legal_form: 'KlG',
    street: 'Amriswilerstrasse 57',
    zip: '8570',
    city: 'Weinfelden',
    country: 'CH',
    vat_id: 'CHE106742187',
    register_court: 'Handelsregisteramt des Kantons Thurgau',
    hr_number: 'CHE-106.742.187',
    ceos: ['Reto Bissegger', 'Claudia Hardmeier'],
    phones: ['+41716264180'],
    fax: [],
    emails: ['info@bissegger-hardmeier.ch'],
    founding_date: '1979',
    number_of_employees: '17',
    branches: [{ street: 'Obere Bahnhofstrasse 40', zip: '9500', city: 'Wil' }],
    reviews: [{ rating: 4.9, count: 38 }],
    description_de: 'Buchhaltung, Steuern und Nachfolge für KMU im Thurgau und im Fürstenland',
    description_en: 'Accounting, tax and succession for small and medium-sized companies in Eastern Switzerland',
  },
  traps: [
    'Walter Bissegger', 'Hans Hardmeier', 'Daniel Hardmeier', 'Hardmeier Revision', 'CHE-415.839.060', 'CHE415839060', 'Zürcherstrasse', '+41527213390',
    'Ottenberg', 'CHE-334.518.906', 'Seerücken', 'Jörg Ammann', 'NordicTrail', '+41715440915', 'Fabienne Oswald', '+41716264186', 'Marlies Kuster', '+41719137020',
    '27001', 'Datahof', 'Alleestrasse', 'Bankplatz', 'Sandra Egli', 'Marktstrasse', 'Klarwerk', 'Vadianstrasse', 'Caduff', 'Poststrasse 12', 'Monbijoustrasse', 'Dufourstrasse',
  ],
};
