import type { Expected } from '../../types.ts';

/**
 * A haulier's hand-made tables of 2004, sent as windows-1252: founding in an image's alt text and a story, two living
 * partners of the founder's name, stores with numbers of their own, certificates in a bordered table, friends' stores.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Brokstedt & Söhne Spedition OHG',
    legal_form: 'OHG',
    street: 'Gasstraße 41',
    zip: '25524',
    city: 'Itzehoe',
    country: 'DE',
    vat_id: 'DE134779209',
    register_court: 'Amtsgericht Pinneberg',
    hr_number: 'HRA 1187 IZ',
    ceos: ['Hinrich Brokstedt', 'Jens Brokstedt'],
    phones: ['+49482177410'],
    fax: ['+494821774144'],
    emails: ['info@brokstedt-spedition.de'],
    founding_date: '1949',
    number_of_employees: '52',
    branches: [
      { street: 'Am Bahndamm 6', zip: '25554', city: 'Wilster' },
      { street: 'Ostermoorer Straße 17', zip: '25541', city: 'Brunsbüttel' },
    ],
    certifications: [
      { name: 'GMP+ B4 Transport', issuer: 'SGS Germany GmbH', valid_until: '2028-03-22' },
      { name: 'GMP+ B3 Lagerung', issuer: 'SGS Germany GmbH', valid_until: '2028-03-22' },
      { name: 'QS Futtermitteltransport', issuer: 'Agrizert GmbH', valid_until: '2027-09-30' },
    ],
    description_de: 'Silozüge und Getreidelager',
  },
  traps: [
    '1934',
    'Klaus',
    'Thode',
    '4852881340',
    'Nordtor',
    'CargoRing',
    '4823920715',
    '4852391680',
    'Bahnhofstraße',
    'Krempe',
    'Elbmarsch',
    '4821403811',
    'Thomsen',
    '1732480556',
    'bewerbung@',
    'KRAVAG',
    'Heidenkamp',
    'Viktoriastraße',
    'Dohrn',
    '4822361902',
    'Rademann',
    '54721860',
  ],
};
