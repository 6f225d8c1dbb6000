import type { Expected } from '../../types.ts';

// TYPO3 with query URLs behind a meta refresh; KG's HRA beside the general partner's HRB; encrypted mail links.
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Wewelkamp Textilservice GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Kerkmannweg 48',
    zip: '59227',
    city: 'Ahlen',
    country: 'DE',
    vat_id: 'DE126483059',
    register_court: 'Amtsgericht Münster',
    hr_number: 'HRA 6147',
    ceos: ['Ludger Wewelkamp', 'Annette Wewelkamp-Brüning'],
    phones: ['+492382806410'],
    fax: ['+4923828064199'],
    emails: ['info@wewelkamp-textilservice.de'],
    founding_date: '1958',
    number_of_employees: 'rund 310',
    branches: [
      { street: 'Overweger Straße 11', zip: '59494', city: 'Soest' },
      { street: 'Bosfelder Kamp 7', zip: '33378', city: 'Rheda-Wiedenbrück' },
    ],
    certifications: [
      { name: 'RAL-GZ 992/2', issuer: 'Gütegemeinschaft sachgemäße Wäschepflege e.V.', valid_until: '2027-10-31' },
      { name: 'DIN EN ISO 14001:2015', issuer: 'DQS GmbH', valid_until: '2028-06-17' },
      { name: 'DIN EN 14065', issuer: 'Hohenstein Laboratories', valid_until: '2028-02' },
    ],
    description_de: 'Textilservice für Kliniken, Pflegeheime und Hotels zwischen Münsterland und Hellweg',
  },
  traps: [
    'HRB 9382', 'HRB 14409', 'Verwaltungsgesellschaft', 'Mattenservice', 'Söhrewerkstraße', '+495615009260',
    'Brockkötter', 'Hafenwinkel', '+492519917330', 'Lohmann', 'Caldenhofer', '+4923819735501', 'dsb@',
    'Kavalleriestraße', 'poststelle@ldi.nrw.de', 'Gustav-Heinemann-Ufer', 'Denninghoff', 'Averbeck', 'Stegemann',
    'Pohlschröder', '+4923828064127', 'jobs@', 'Am Luftschacht', 'ISO 9001', 'ISO 50001', 'ISO 13485', 'ISO 20471',
    'OEKO-TEX', 'DE85',
  ],
};
