import type { Expected } from '../../types.ts';

// PartG mbB: partners beside counsel and employees, full name and register in the notice only, Cloudflare-protected mail.
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Quast Thormählen Iven Rechtsanwälte Steuerberater PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Steckelhörner Fleet 19',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
    vat_id: 'DE306419286',
    register_court: 'Amtsgericht Hamburg',
    hr_number: 'PR 1284',
    ceos: ['Jan-Hinnerk Quast', 'Birte Thormählen', 'Cord Iven', 'Wiebke Harms-Petersen'],
    phones: ['+49403804170'],
    fax: ['+494038041730'],
    emails: ['kanzlei@quast-thormaehlen-iven.de'],
    founding_date: '2014',
    number_of_employees: '38',
    branches: [{ street: 'Große Petersgrube 27', zip: '23552', city: 'Lübeck' }],
    certifications: [
      { name: 'DIN EN ISO 9001:2015', issuer: 'TÜV NORD CERT GmbH', valid_until: '2027-09-14' },
    ],
    reviews: [{ rating: 4.9, count: 57 }],
    description_de: 'Reedereien, Handelshäuser und Familienunternehmen in Recht und Steuern',
  },
  traps: [
    'Treuhand', 'HRB 141733', 'DE257306188', 'Nowicki', 'Rademacher', 'Brodersen', 'Sönnichsen', 'Tiedemann', 'Drewes',
    'Feddersen', '+4940380990', 'Ballindamm', 'Valentinskamp', '+49403574410', 'info@rak-hamburg.de',
    'Kurze Mühren', '+49404480430', 'Gottorfstraße', 'HDI', 'Rauchstraße', 'DE13', 'Fleetwerk', 'Grimmsteg', 'Christiansen',
    'Kajen 110', '+494033990145', 'dsb@', 'Ludwig-Erhard', 'Rosental', 'Matthiesen', '+494038041755', '+494038041711',
    'Adolphsplatz',
  ],
};
