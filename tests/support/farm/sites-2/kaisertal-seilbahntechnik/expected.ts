import type { Expected } from '../../types.ts';

/**
 * An Austrian GmbH, German and English: titles before and after the names, a signatory with Prokura, owners with
 * register numbers, own workshops beside a foreign agent's, the e-mail written with at and dot in brackets.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kaisertal Seilbahntechnik GmbH',
    legal_form: 'GmbH',
    street: 'Feldgasse 31',
    zip: '6330',
    city: 'Kufstein',
    country: 'AT',
    vat_id: 'ATU61738249',
    register_court: 'Landesgericht Innsbruck',
    hr_number: 'FN 418273h',
    ceos: ['Sabine Anker', 'Thomas Mauracher'],
    phones: ['+43537261480'],
    fax: ['+4353726148020'],
    emails: ['office@kaisertal-seilbahn.at'],
    founding_date: '1994',
    number_of_employees: '57',
    branches: [
      { street: 'Klarenbrunnstraße 12', zip: '6700', city: 'Bludenz' },
      { street: 'Gesäusestraße 5', zip: '8940', city: 'Liezen' },
    ],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'Quality Alpin Zertifizierungs GmbH', valid_until: '2028-02-14' },
      { name: 'ISO 45001:2018', issuer: 'Quality Alpin Zertifizierungs GmbH', valid_until: '2028-02-14' },
    ],
    description_de: 'modernisieren Seilbahnen im Alpenraum',
    description_en: 'upgrade ropeways throughout the Alps',
  },
  traps: [
    'Loinger',
    'Exenberger',
    'Beteiligungs',
    'Privatstiftung',
    '203915',
    'Salurner',
    '6641240031',
    'Ladurner',
    'Bozen',
    '02741090219',
    'Pichlbauer',
    'ATU32210908',
    '77312',
    'Obergurgl',
    'gipfelwerbung',
    'Sponring',
    'Wilhelm-Greil',
    'Bozner',
    'Ungargasse',
    'Barichgasse',
    'Mattle',
    'Vorhofer',
    'Handelsgericht',
  ],
};
