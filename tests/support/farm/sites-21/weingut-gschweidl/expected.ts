import type { Expected } from '../../types.ts';

/**
 * An Austrian winery (e.U.) with a Shopify shop: the Impressum is a policy page with chamber, authority and the shop
 * builder's UID, a mobile on the contact page only, a German dealer, the return store, points of wines near the stars.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Weingut Gschweidl e.U.',
    legal_form: 'e.U.',
    street: 'Loiser Weg 14',
    zip: '3550',
    city: 'Langenlois',
    country: 'AT',
    vat_id: 'ATU57183425',
    register_court: 'Landesgericht Krems an der Donau',
    hr_number: 'FN 318274a',
    ceos: ['Birgit Gschweidl'],
    phones: ['+43273442186', '+436643812047'],
    fax: [],
    emails: ['wein@gschweidl.at'],
    founding_date: '1923',
    number_of_employees: '7',
    branches: [],
    certifications: [{ name: 'Bio-Zertifikat', issuer: 'Austria Bio Garantie GmbH', valid_until: '2027-01-31' }],
    reviews: [{ rating: 4.9, count: 86 }],
    description_de: 'Weine vom Löss und Urgestein des Kamptals',
  },
  traps: [
    'Leopold',
    'Ernst',
    'Markus',
    'Trauner',
    '273435519',
    'Stumpf',
    'Aachener',
    '2214405170',
    'Wiener Straße',
    'Drinkwelder',
    'Margaretenstraße',
    'Haas',
    'ATU66402813',
    'Haddington',
    'Sveav',
    'Rochusplatz',
    'Barichgasse',
    '43152152',
    'Landesgericht St. Pölten',
    'Lengenfeld',
  ],
};
