import type { Expected } from '../../types.ts';

// eG with supervisory board, auditing federation, network subsidiary and a calendar without end; certificate in an image's alt.
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Energiegenossenschaft Vilsgrund eG',
    legal_form: 'eG',
    street: 'Frontenhausener Leite 33',
    zip: '84137',
    city: 'Vilsbiburg',
    country: 'DE',
    vat_id: 'DE128735643',
    register_court: 'Amtsgericht Landshut',
    hr_number: 'GnR 512',
    ceos: ['Johann Rottenwallner', 'Petra Huber-Steinberger', 'Christian Zellner'],
    phones: ['+49874196040'],
    fax: ['+498741960490'],
    emails: ['kontakt@energie-vilsgrund.de'],
    founding_date: '1923',
    number_of_employees: 'knapp 90',
    branches: [
      { street: 'Am Marktbrunnen 4', zip: '84149', city: 'Velden' },
      { street: 'Lorenzerstraße 17', zip: '84144', city: 'Geisenhausen' },
    ],
    certifications: [
      { name: 'ISO 50001:2018', issuer: 'TÜV SÜD Management Service GmbH', valid_until: '2027-11-30' },
    ],
    reviews: [{ rating: 4.4, count: 187 }],
    description_de: 'Genossenschaft für Strom, Nahwärme und schnelles Laden im Vilstal',
  },
  traps: [
    'Obermaier', 'Wimbauer', 'Kaltenecker', 'Brandlhuber', 'Ecker-Maier', 'Vilsgrund Netz', 'Umspannstraße', 'HRB 6713',
    'Attenkofer', 'DE275194632', '+498741889911', 'HRA 11034', 'Türkenstraße', 'Tulpenfeld', 'Friedrichstraße',
    '+493027572400', '+4922814151', 'Gfüllner', 'Lindwurmbogen', 'dsb-vilsgrund', 'Promenade 18', 'Kormoranweg', 'Aigner',
    'Obere Marktgasse', 'Spirkl', '+498741960418', 'karriere@', 'Neumeier', 'TSM', 'Grüner Strom-Label', 'EMAS', 'Ebenhauser',
    '1911', '6.214',
  ],
};
