import type { Expected } from '../../types.ts';

/**
 * A Swiss cooperative of village shops on Nuxt: one shop shares the head office, one is closed; the managing
 * director beside the board of the cooperative, a founding told in a sentence with a merged older one.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Genossenschaft Landmarkt Obertoggen',
    legal_form: 'Genossenschaft',
    street: 'Ebnaterstrasse 41',
    zip: '9630',
    city: 'Wattwil',
    country: 'CH',
    vat_id: 'CHE107342181',
    register_court: 'Handelsregisteramt des Kantons St. Gallen',
    hr_number: 'CHE-107.342.181',
    ceos: ['Corinne Bleiker'],
    phones: ['+41719876420'],
    fax: [],
    emails: ['info@landmarkt-obertoggen.ch'],
    founding_date: '1912',
    number_of_employees: '47',
    branches: [
      { street: 'Kapplerstrasse 12', zip: '9642', city: 'Ebnat-Kappel' },
      { street: 'Hauptstrasse 27', zip: '9650', city: 'Nesslau' },
      { street: 'Löwengasse 5', zip: '9620', city: 'Lichtensteig' },
    ],
    certifications: [{ name: 'Bio Suisse (Knospe)', issuer: 'bio.inspecta AG', valid_until: '2026-12-31' }],
    reviews: [],
    description_de: 'Vier Dorfläden, die den Bauern und Kundinnen gehören',
  },
  traps: [
    'Näf',
    'Ammann',
    'Grob',
    'Forrer',
    '1906',
    '9622',
    '1140',
    'FSSC',
    'Treuhand',
    'Herisau',
    'Volgano',
    'Nebelhorn',
    'Kradolfer',
    'Feldeggweg',
    'Brunngässlein',
    '719932044',
    '719941108',
    '719883190',
    '715550202',
    '794182270',
  ],
};
