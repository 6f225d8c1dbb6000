import type { Expected } from '../../types.ts';

/**
 * A toolmaker on TYPO3 that belongs to a holding whose register and VAT numbers stand in the same imprint: a
 * second plant told in prose, an older head count in the news, a managing director who left.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hallermann Werkzeugbau GmbH',
    legal_form: 'GmbH',
    street: 'Im Versetal 36',
    zip: '58515',
    city: 'Lüdenscheid',
    country: 'DE',
    vat_id: 'DE125938719',
    register_court: 'Amtsgericht Iserlohn',
    hr_number: 'HRB 3918',
    ceos: ['Tobias Hallermann', 'Sabine Krutwig'],
    phones: ['+49235194180'],
    fax: ['+492351941818'],
    emails: ['info@hallermann-werkzeugbau.de'],
    founding_date: '1963',
    number_of_employees: '124',
    branches: [{ street: 'Gewerbepark Rosmart 11', zip: '58762', city: 'Altena' }],
    certifications: [
      { name: 'IATF 16949:2016', issuer: 'DQS GmbH', valid_until: '2027-02-18' },
      { name: 'ISO 14001:2015', issuer: 'DQS GmbH', valid_until: '2028-08-05' },
    ],
    reviews: [],
    description_de: 'Folgeverbundwerkzeuge bis vier Meter',
  },
  traps: [
    'Wever',
    'Osenberg',
    'Dornseif',
    'Egon',
    '6621',
    'DE814402673',
    'Körnerstraße',
    '1921',
    'ISO 45001',
    'VDA 6.1',
    'Brune',
    '235194185',
    'Tebbe',
    'Alleestraße',
    'Kavallerie',
    'poststelle',
    '109',
    'Sparkasse',
    'Medienschmiede',
    'Industriestr',
  ],
};
