import type { Expected } from '../../types.ts';

/**
 * An Austrian plumber: a bathroom studio in the next town, an emergency mobile, shareholders and a procurator beside
 * the managing directors.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Wurzinger Haustechnik GmbH',
    legal_form: 'GmbH',
    street: 'Ardaggerfeld 17',
    zip: '3300',
    city: 'Amstetten',
    country: 'AT',
    vat_id: 'ATU62498176',
    register_court: 'Landesgericht St. Pölten',
    hr_number: 'FN 287154k',
    ceos: ['Markus Wurzinger', 'Doris Wurzinger'],
    phones: ['+43747261840', '+436648412290'],
    fax: ['+4374726184020'],
    emails: ['office@wurzinger-haustechnik.at'],
    founding_date: '1988',
    number_of_employees: '29',
    branches: [{ street: 'Hoher Steig 6', zip: '3340', city: 'Waidhofen an der Ybbs' }],
    reviews: [{ rating: 4.8, count: 93 }],
    description_de: 'Heizungen, Bäder und Lüftungen für Einfamilienhäuser und Betriebe im Mostviertel',
  },
  traps: [
    'Josef',
    'Aigelsreiter',
    'Pfaffeneder',
    'Distlinger',
    'Zehetner',
    '4374726184014',
    '744253970',
    'Mostblick',
    'Türkenstraße',
    '1316310',
    'Zeilinger',
    'Hofbauer',
    'Wirtschaftskammer-Platz',
    'Preinsbacher',
    'AT48',
    'Halbmayr',
    'Hafenstraße',
    'Trustindex Ltd',
    'Gordon House',
    'Barichgasse',
    '1521520',
    'dsb.gv.at',
  ],
};
