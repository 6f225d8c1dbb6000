import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Wortfähre Sprachschule gGmbH',
    legal_form: 'gGmbH',
    street: 'Knooper Weg 131a',
    zip: '24116',
    city: 'Kiel',
    country: 'DE',
    vat_id: null,
    register_court: 'Amtsgericht Kiel',
    hr_number: 'HRB 24817',
    ceos: ['Silvia Marchetti-Thoms', 'Jannik Ohlsen'],
    phones: ['+494318874060'],
    fax: [],
    emails: ['hallo@wortfaehre-kiel.de'],
    founding_date: '2003',
    number_of_employees: '43',
    branches: [{ street: 'Kuhberg 47', zip: '24534', city: 'Neumünster' }],
    certifications: [{ name: 'Trägerzulassung nach AZAV', issuer: 'CERTQUA GmbH', valid_until: '2028-04-30' }],
    reviews: [{ rating: 4.8, count: 127 }],
    description_de: 'Deutsch, Dänisch und zehn weitere Sprachen mitten in Kiel',
    description_en: 'German, Danish and ten more languages in the heart of Kiel',
  },
  traps: [
    'Leuchtboje', 'DE241175309', 'Malte Rix', 'Jungmannstraße', 'Rieke Lamp', 'Wiebke Carstens', 'Stiftung Ostufer', 'Werftstraße', 'Uwe Detlefsen',
    'Kita Ostufer', 'Beeke Frahm', '+4943188740624', '+4943188740631', 'jobs@', 'firmen@', 'neumuenster@', '+494321253811', 'Boysen', 'Schiffbrücke',
    'Elisabethstraße', 'Muhliusstraße', 'Eaquals', 'LQW', 'ISO 21001', '1.900', 'Holger Stüben', 'Calle Granada', 'Via Galliera', '20/293/81604',
  ],
};
