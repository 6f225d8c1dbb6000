import type { Expected } from '../../types.ts';

/**
 * A bus company: founder in anniversary news, depots in an accordion, a certificate in an image text, stops and
 * partners with addresses.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Tannhuber Omnibusverkehr GmbH',
    legal_form: 'GmbH',
    street: 'Chamer Straße 61',
    zip: '93444',
    city: 'Bad Kötzting',
    country: 'DE',
    vat_id: 'DE174803733',
    register_court: 'Amtsgericht Regensburg',
    hr_number: 'HRB 15288',
    ceos: ['Josef Tannhuber', 'Veronika Tannhuber'],
    phones: ['+49994190440'],
    fax: ['+499941904418'],
    emails: ['info@tannhuber-bus.de'],
    founding_date: '1926',
    number_of_employees: '63',
    branches: [
      { street: 'Further Straße 14', zip: '93413', city: 'Cham' },
      { street: 'Bahnhofstraße 29', zip: '93437', city: 'Furth im Wald' },
    ],
    certifications: [{ name: 'ISO 14001:2015', issuer: 'TÜV SÜD Management Service GmbH', valid_until: '2027-07-31' }],
    reviews: [{ rating: 4.7, count: 318 }],
  },
  traps: [
    '1958',
    'Lechner',
    'Mönchshofstraße',
    'Mittelweg',
    '765430',
    'Via Garibaldi',
    'Bellarive',
    'Bahnhofstraße 18',
    'Stadtgraben',
    'ISO 9001',
    '27001',
    'ECE R16',
    'Bierl',
    '904427',
    '904422',
    'Pongratz',
    'Emmeramsplatz',
    'Sächsische Straße',
    'Wiesenhüttenplatz',
    'Holzapfel',
    'Maxstraße',
    'Waldweb',
  ],
};
