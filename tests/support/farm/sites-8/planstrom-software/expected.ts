import type { Expected } from '../../types.ts';

/**
 * A software corporation on Webflow, one page in English: supervisory board beside the board, a foreign parent with its
 * own heads, offices, a partner’s certificates.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Planstrom Software AG',
    legal_form: 'AG',
    street: 'Haid-und-Neu-Straße 7b',
    zip: '76131',
    city: 'Karlsruhe',
    country: 'DE',
    vat_id: 'DE299401832',
    register_court: 'Amtsgericht Mannheim',
    hr_number: 'HRB 709318',
    ceos: ['Mareike Sonntag', 'Felix Okonkwo-Braun'],
    phones: ['+497219877630'],
    fax: [],
    emails: ['hello@planstrom.io'],
    founding_date: '2010',
    number_of_employees: '137',
    branches: [
      {
        street: 'Ritterstraße 26',
        zip: '10969',
        city: 'Berlin',
      },
      {
        street: 'Praterstraße 66',
        zip: '1020',
        city: 'Wien',
      },
    ],
    certifications: [
      {
        name: 'ISO/IEC 27001:2022',
        issuer: 'datenschutz cert GmbH',
        valid_until: '2028-05-22',
      },
    ],
    reviews: [
      {
        rating: 4.7,
        count: 58,
      },
      {
        rating: 4.5,
        count: 31,
      },
    ],
    description_de: 'Niederspannungsnetze',
    description_en: 'low-voltage grids',
  },
  traps: [
    'Staab',
    'Delvaux',
    'Birgit',
    'Vetterlein',
    'Voltaris',
    'rue de la Gare',
    'Richard-Strauss',
    'Eschle',
    'Thomas-Mann',
    '22301',
    'ISO 9001',
    'Kirschner',
    'Arslan',
    'Schanzenstraße',
    '6501880',
    '5400',
    'Kaiserallee',
    'Werderplatz',
    'Gutknecht',
    'Ettlinger',
    '17029034',
    '11th Street',
    'Lautenschlager',
    '98776341',
    '98776399',
  ],
};
