import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Stögmeyr Holzbau Ges.m.b.H.',
    legal_form: 'Ges.m.b.H.',
    street: 'Gewerbepark Kremsau 11',
    zip: '4563',
    city: 'Micheldorf',
    country: 'AT',
    vat_id: 'ATU52841634',
    register_court: 'Landesgericht Steyr',
    hr_number: 'FN 187431i',
    ceos: ['Karl Stögmeyr', 'Elisabeth Huemer-Stögmeyr'],
    phones: ['+43758261840'],
    fax: ['+4375826184020'],
    emails: ['office@stoegmeyr-holzbau.at'],
    founding_date: '1964',
    number_of_employees: 'rund 65',
    branches: [
      { street: 'Wiener Straße 371', zip: '4030', city: 'Linz' },
      { street: 'Gesäusestraße 19', zip: '8940', city: 'Liezen' },
    ],
    certifications: [
      { name: 'EN ISO 9001:2015', issuer: 'Quality Austria Trainings-, Zertifizierungs- und Begutachtungs GmbH', valid_until: '2028-06-30' },
      { name: 'PEFC Chain of Custody', issuer: 'HolzCert Austria', valid_until: '2029-02-15' },
    ],
    reviews: [{ rating: 4.8, count: 41 }],
    description_de: 'Holzhäuser, Aufstockungen und Dachstühle aus heimischer Fichte',
  },
  traps: [
    'Redtenbacher', 'Limberger', 'Andreas Stögmeyr', 'Modulhaus', 'ATU63109479', 'FN 246903', 'FN 122119', 'Gewerbestraße 5', '+43758350917', 'Beteiligungs GmbH',
    'Alois', '1891', 'Kirchenplatz', 'Spitzbart', 'Almtal', 'Hauptstraße 21', 'Pühringer', 'Bahnhofstraße 52', 'Hessenplatz', 'Garnisonstraße',
    'AT21', 'jobs@', '+4375826184033', 'Haslinger', 'linz@', 'OHSAS', 'ISO 45001', 'FSC', 'EN 14080', '+43732381477',
  ],
};
