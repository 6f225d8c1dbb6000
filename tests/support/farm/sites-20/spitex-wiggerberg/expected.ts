import type { Expected } from '../../types.ts';

/**
 * A Swiss home-care association: partner services with their numbers, an older year of nursing in the village, a
 * secure second mailbox, no VAT number.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Verein Spitex Wiggerberg',
    legal_form: 'Verein',
    street: 'Sonnhaldenstrasse 3',
    zip: '6260',
    city: 'Reiden',
    country: 'CH',
    vat_id: null,
    register_court: null,
    hr_number: 'CHE-107.842.319',
    ceos: ['Sandra Hunkeler', 'Beat Arnet'],
    phones: ['+41627583140'],
    fax: ['+41627583149'],
    emails: ['info@spitex-wiggerberg.ch', 'spitex.wiggerberg@spitex-hin.ch'],
    founding_date: '1996',
    number_of_employees: '71',
    branches: [{ street: 'Baselgasse 18', zip: '6252', city: 'Dagmersellen' }],
    description_de: 'pflegt und unterstützt Menschen jeden Alters zu Hause',
  },
  traps: [
    'Maihofstrasse',
    '413600770',
    '419264512',
    '414187015',
    'Rölli',
    'Hirschengraben',
    'Truvag',
    'Tschopp',
    'Simić',
    '627482660',
    '627583144',
    'CH38',
    'Ahornweg',
    'Pfyffer',
    'Kneubühler',
    'Bahnhofplatz',
    '628231577',
    'Jonastrasse',
    'Bahnhofstrasse',
    'Feldeggweg',
    '1919',
  ],
};
