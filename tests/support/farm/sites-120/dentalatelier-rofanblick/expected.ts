import type { Expected } from '../../types.ts';

// Next.js app whose markup is an empty root: menu, notice, certificate and rating stand in __NEXT_DATA__ only.
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Dentalatelier Rofanblick GmbH',
    legal_form: 'GmbH',
    street: 'Gießenbachweg 14',
    zip: '6300',
    city: 'Wörgl',
    country: 'AT',
    vat_id: 'ATU63182745',
    register_court: 'Landesgericht Innsbruck',
    hr_number: 'FN 387214h',
    ceos: ['Florian Achrainer', 'Sabine Hechenblaikner'],
    phones: ['+43533270418'],
    fax: ['+4353327041820'],
    emails: ['labor@dentalatelier-rofanblick.at'],
    founding_date: '2012',
    number_of_employees: '24',
    branches: [{ street: 'Haspingerstiege 5', zip: '6020', city: 'Innsbruck' }],
    certifications: [{ name: 'EN ISO 13485:2016', issuer: 'TÜV AUSTRIA GMBH', valid_until: '2028-05-31' }],
    reviews: [{ rating: 4.9, count: 63 }],
    description_de: 'Meisterlabor für Kronen, Prothesen und Schienen im Tiroler Unterland',
  },
  traps: [
    'Zahnkraft', 'Sterneckzeile', 'FN 251903', 'Landesgericht Salzburg', 'ATU44719355', 'Krallinger', 'Chiemsee',
    'Kufsteiner Weg', 'Gruber', '1979', 'Embacher', 'Ploner', '+436765503318', '+436765503324', 'Stöckl', '+436645502277',
    'bewerbung@', 'Hochfräs', 'Kirchmair', 'Salurner', 'Wilhelm-Greil', 'Bozner Platz', 'Barichgasse', '+43152152',
    'dsb@dsb.gv.at', 'AT82', 'ISO 6872', 'ISO 14001', 'ISO 9001', 'Wöll',
  ],
};
