import type { Expected } from '../../types.ts';

/**
 * An Austrian cooperative on Contao: managers, chairman and supervisory board apart, a predecessor in an accordion, an
 * umbrella cooperative in every footer, an auditing union, mail in entities.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Lagerhaus Thayaboden eGen',
    legal_form: 'eGen',
    street: 'Raiffeisenstraße 14',
    zip: '3830',
    city: 'Waidhofen an der Thaya',
    country: 'AT',
    vat_id: 'ATU55271832',
    register_court: 'Landesgericht Krems an der Donau',
    hr_number: 'FN 91472f',
    ceos: ['Rupert Hasenöhrl', 'Christa Widhalm'],
    phones: ['+432842527100'],
    fax: ['+4328425271090'],
    emails: ['zentrale@lh-thayaboden.at'],
    founding_date: '1926',
    number_of_employees: '158',
    branches: [
      {
        street: 'Bahnhofstraße 6',
        zip: '3820',
        city: 'Raabs an der Thaya',
      },
      {
        street: 'Lagerhausweg 1',
        zip: '3843',
        city: 'Dobersberg',
      },
    ],
    certifications: [
      {
        name: 'GMP+ FSA',
        issuer: 'SGS Austria Controll-Co. GmbH',
        valid_until: '2027-04-19',
      },
      {
        name: 'AMA pastus+',
        issuer: 'LVA GmbH',
        valid_until: '2026-12-31',
      },
    ],
    reviews: [],
    description_de: 'Futtermitteln',
  },
  traps: [
    '1898',
    '1420',
    'Grünkraft',
    'Wienerberg',
    '605150',
    'Zeller',
    '4410920',
    '4410933',
    '4410999',
    'Industriezeile',
    'Strohmer',
    '28467210',
    '28432260',
    'Turmtank',
    'Hauptplatz',
    'Poindl',
    'Friedrich-Wilhelm',
    'Aignerstraße',
    'Gluckgasse',
    '188204',
    'Lackner',
    'Lassalle',
    'Barichgasse',
  ],
};
