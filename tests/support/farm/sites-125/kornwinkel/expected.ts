import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kornwinkel Biobäckerei eG',
    legal_form: 'eG',
    street: 'Am Elzdamm 36',
    zip: '79312',
    city: 'Emmendingen',
    country: 'DE',
    vat_id: 'DE812047632',
    register_court: 'Amtsgericht Freiburg',
    hr_number: 'GnR 700045',
    ceos: ['Miriam Zipfel', 'Johannes Kern-Ruf'],
    phones: ['+49764193470'],
    fax: ['+497641934718'],
    emails: ['post@kornwinkel-brot.de'],
    founding_date: '1987',
    number_of_employees: 'mehr als 70',
    branches: [
      { street: 'Karl-Friedrich-Straße 22', zip: '79312', city: 'Emmendingen' },
      { street: 'Lange Straße 51', zip: '79183', city: 'Waldkirch' },
      { street: 'Hauptstraße 88', zip: '79211', city: 'Denzlingen' },
      { street: 'Günterstalstraße 37', zip: '79102', city: 'Freiburg' },
    ],
    certifications: [
      { name: 'Bio-Zertifikat nach Verordnung (EU) 2018/848', issuer: 'ABCERT AG', valid_until: '2028-03-31' },
      { name: 'Bioland-Zertifikat', issuer: 'Bioland e.V.', valid_until: '2027-12-31' },
    ],
    reviews: [{ rating: 4.6, count: 318 }],
    description_de: 'Biobrot mit langer Teigführung aus dem Breisgau: Kornwinkel backt in Emmendingen',
  },
  traps: [
    'Faller', 'Wehrle', 'Hettich', 'Prüfungsverband', 'Lessingstraße', '1984', 'Brotstraße', 'Adelshof', 'Kirchstraße 6', 'Dorfstraße 19', 'Ackerwende',
    'Elmar Bührer', 'Riegger', 'IFS Food', 'Demeter', 'EMAS', 'Katharina Boll', 'DE136088421', 'Rempartstraße', 'Norbert Schill', 'HRA 704418',
    '+497641934731', 'annika.stolz', 'anteile@', '+4976414510', 'Steinstraße 3', 'nospam',
  ],
};
