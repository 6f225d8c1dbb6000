import type { Expected } from '../../types.ts';

/**
 * A textile finisher on an old table layout in Windows-1252: figures in a definition list, a holding, customers and
 * certificates beside a register entry given up.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Ranisch Textilausrüstung GmbH',
    legal_form: 'GmbH',
    street: 'Zschopautalstraße 8',
    zip: '09456',
    city: 'Annaberg-Buchholz',
    country: 'DE',
    vat_id: 'DE269798542',
    register_court: 'Amtsgericht Chemnitz',
    hr_number: 'HRB 28415',
    ceos: ['Sabine Ranisch', 'Torsten Uhlig'],
    phones: ['+49373350210'],
    fax: ['+493733502133'],
    emails: ['post@ranisch-textil.de'],
    founding_date: '1992',
    number_of_employees: '96',
    branches: [
      { street: 'Talstraße 112', zip: '09465', city: 'Sehmatal-Sehma' },
      { street: 'Sonnenstraße 77', zip: '72458', city: 'Albstadt' },
    ],
    certifications: [
      {
        name: 'ISO 9001:2015',
        issuer: 'DNV Business Assurance Zertifizierung GmbH',
        valid_until: '2028-03-23',
      },
      { name: 'ISO 50001:2018', issuer: 'GUTcert GmbH', valid_until: '2027-10-12' },
      { name: 'GOTS 7.0', issuer: 'CERES GmbH', valid_until: '2027-06-30' },
    ],
    reviews: [],
  },
  traps: [
    '1919',
    '1450',
    'Textilholding',
    'Annaberger Straße',
    'bluesign',
    'OEKO-TEX',
    '27001',
    'Oehme',
    '502116',
    '502124',
    '502140',
    'Süß',
    'Kaltofen',
    'Nestler',
    'Lötzsch',
    '3559071',
    '8705',
    'Buchholzer Straße',
    'Zwickauer',
  ],
};
