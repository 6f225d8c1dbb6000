import type { Expected } from '../../types.ts';

/**
 * Consulting engineers as PartG mbB on Contao: three partners and a former one, the older office of the
 * predecessor, a second office in another state told in prose, mail as character references.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kestler Raab Beratende Ingenieure PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Virchowstraße 20',
    zip: '97072',
    city: 'Würzburg',
    country: 'DE',
    vat_id: 'DE164098524',
    register_court: 'Amtsgericht Würzburg',
    hr_number: 'PR 214',
    ceos: ['Michael Kestler', 'Judith Raab', 'Felix Thoma'],
    phones: ['+49931406620'],
    fax: ['+499314066229'],
    emails: ['buero@kestler-raab.de'],
    founding_date: '1996',
    number_of_employees: '19',
    branches: [{ street: 'Keltergasse 8', zip: '74653', city: 'Künzelsau' }],
    certifications: [
      {
        name: 'DIN EN ISO 9001:2015',
        issuer: 'TÜV Rheinland Cert GmbH',
        valid_until: '2028-06-07',
      },
    ],
    reviews: [],
    description_de: 'Tragwerke aus Holz, Stahl und Beton',
  },
  traps: [
    'Vierheilig',
    '1979',
    '1971',
    'Endres',
    '406621',
    '79405098',
    'Schloßschmid',
    'bayika',
    'Assekuranz',
    'Ludwigstraße',
    'Leib',
    'Weißenburg',
    'Nüßlein',
    'ISO 21001',
    'Promenade',
    'Industriestr',
  ],
};
