import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Pegelwerk UG (haftungsbeschränkt)',
    legal_form: 'UG (haftungsbeschränkt)',
    street: 'Durlacher Allee 77',
    zip: '76131',
    city: 'Karlsruhe',
    country: 'DE',
    vat_id: 'DE349617285',
    register_court: 'Amtsgericht Mannheim',
    hr_number: 'HRB 738812',
    ceos: ['Leonie Marquardt', 'Jonas El-Khatib'],
    phones: ['+497216698412'],
    fax: [],
    emails: ['hello@pegelwerk-software.de'],
    founding_date: '2022',
    number_of_employees: '11',
    certifications: [],
    reviews: [{ rating: 4.7, count: 38 }],
    description_de: 'Software zur Pegelüberwachung für Kommunen',
    description_en: 'water-level monitoring software for municipalities',
  },
  traps: [
    'Philipp Anders', // co-founder until 2023
    'Ingrid Hasselbach', // advisory board
    'Rheintal Seed Fonds', // investor
    'Kriegsstraße', // former address
    '1825', // university's year
    'Stadtwerke Oberaach', // customer
    'Verena Stolz', // customer's contact
    'Südwest Rechenzentrum', // host
    'HRB 541906', // the host's register number
    'Neureuter Straße', // the host's street
    '27001', // the host's certificate; their own only planned
    'Holger Pfitzner', // data-protection officer
    '+4972519347720', // data-protection officer's phone
    'Nele Sommerfeld', // job contact
    '+4915150284917',
    'Lorbeer PR', // press agency
    'lorbeer-pr.de',
    'Studio Fährmann', // design agency
    'Mustermann', // form's example
  ],
};
