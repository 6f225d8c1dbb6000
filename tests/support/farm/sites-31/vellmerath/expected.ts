import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Vellmerath Etiketten SE',
    legal_form: 'SE',
    street: 'Altenaer Landstraße 203',
    zip: '58511',
    city: 'Lüdenscheid',
    country: 'DE',
    vat_id: 'DE125830477',
    register_court: 'Amtsgericht Iserlohn',
    hr_number: 'HRB 8214',
    ceos: ['Annegret Hülsbusch', 'Tjark Freiherr von Ledebrink', 'Corinna Stockmeyer-Pohl'],
    phones: ['+49235144180'],
    fax: ['+4923514418199'],
    emails: ['info@vellmerath.com'], // encrypted by TYPO3, never in plain text
    founding_date: '1928',
    number_of_employees: '412',
    branches: [
      { street: 'Brüninghauser Straße 88', zip: '58513', city: 'Lüdenscheid' },
      { street: 'Sedanstraße 31', zip: '89077', city: 'Ulm' },
    ],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'TÜV Rheinland Cert GmbH', valid_until: '2028-03-14' },
      { name: 'ISO 14001:2015', issuer: 'TÜV Rheinland Cert GmbH', valid_until: '2028-03-14' },
      { name: 'ISO 50001:2018', issuer: 'DEKRA Certification GmbH', valid_until: '2027-11-30' },
    ],
    reviews: [],
    description_de: 'druckt Haftetiketten und Beipackbooklets für Arzneimittel',
    description_en: 'prints self-adhesive labels and booklets',
  },
  traps: [
    'Vellmerath Flexo', // group companies
    'Vellmerath Schweiz',
    'Rahmedestraße',
    'Ulf Kettelhack',
    'HRB 9127',
    'DE814372051',
    '+492352973050',
    '1956',
    'CHE114872306',
    '+41719114620',
    'Hubstrasse',
    'Jičín',
    '1.150', // staff of the group
    'Gerold Vellmerath', // supervisory board
    'Urbaniak-Röhl',
    'Karadeniz',
    'Wippermann', // former chairman
    'Frankfurter Straße', // former address
    '58464', // post office box
    'Althoff-Menn', // authorised signatory
    '+4923514418260',
    '+4923514418315',
    '+4923317719440',
    'Jule Sonnborn',
    'ausbildung@vellmerath.com',
    'Nadine Brüser',
    'ISO 45001', // aimed for
    'ISO 15378', // expired
    'BRCGS', // sister's
    'PEFC', // supplier's
    'Hüttebräucker', // tenant
    'lennehang',
    '+4923525409812',
    'Poggel',
    'Kavalleriestraße',
    '1796',
    'Senefelder',
  ],
};
