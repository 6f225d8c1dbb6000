import type { Expected } from '../../types.ts';

/**
 * A waste disposal association of municipalities, under public law and in no register: represented by a mayor and a
 * managing director, an earlier chair under an old by-law, the chair of the assembly, recycling yards, one of them at
 * the head office, and many bodies beside.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Zweckverband Abfallwirtschaft Schwalmgrund',
    legal_form: 'Körperschaft des öffentlichen Rechts',
    street: 'Am Ziegelhof 3',
    zip: '34613',
    city: 'Schwalmstadt',
    country: 'DE',
    vat_id: 'DE113688275',
    register_court: null,
    hr_number: null,
    ceos: ['Thilo Reinhardt-Krug', 'Sabine Möbus'],
    phones: ['+49669180770'],
    fax: ['+496691807777'],
    emails: ['info@zva-schwalmgrund.de'],
    founding_date: '1978',
    number_of_employees: '84',
    branches: [
      { street: 'Hersfelder Weg 12', zip: '34626', city: 'Neukirchen' },
      { street: 'Am Stellberg 7', zip: '34582', city: 'Borken (Hessen)' },
    ],
    certifications: [
      {
        name: 'Entsorgungsfachbetrieb gemäß EfbV',
        issuer: 'TÜV SÜD Industrie Service GmbH',
        valid_until: '2027-06-30',
      },
    ],
    description_de: 'rund um die Abfallentsorgung',
  },
  traps: [
    'Lotz',
    'Dörr',
    'Hainmüller',
    'Kaltenborn',
    'Industriestraße',
    '770188',
    '99040',
    'Rehmann',
    'Euler',
    '669180772',
    'Stadtschloss',
    '34117',
    'ekom21',
    'Mierendorff',
    'Volker Stamm',
    'Parkstraße',
    '56817750',
    'Stresemann',
    'Wiesbaden',
    'Landgraf-Philipp',
    '3032901',
    'Wilhelminenstraße',
    '125816',
    'Marktplatz',
    'Uttershausen',
  ],
};
