import type { Expected } from '../../types.ts';

/** GmbH (AT timber builder): Joomla with tables, ECG notice with WKO items, chronicle from 1954, PEFC, bank line, privacy on the same page. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Holzbau Zwieslehner GmbH',
    legal_form: 'GmbH',
    street: 'Pernzeller Straße 26',
    zip: '4560',
    city: 'Kirchdorf an der Krems',
    country: 'AT',
    vat_id: 'ATU64827138',
    register_court: 'Landesgericht Steyr',
    hr_number: 'FN 318274k',
    ceos: ['Lukas Zwieslehner'],
    phones: ['+43758261940'],
    fax: ['+4375826194020'],
    emails: ['office@holzbau-zwieslehner.at'],
    founding_date: '1954',
    number_of_employees: '45',
    certifications: [
      {
        name: 'PEFC',
        issuer: 'Holzforschung Austria',
      },
    ],
    description_de: 'baut Holzhäuser, Dachstühle, Aufstockungen und Hallen in ganz Oberösterreich',
  },
  traps: [
    'Garnisonstraße',
    'Bezirkshauptmannschaft',
    'Barichgasse',
    '1030',
    '+431521520',
    'dsb@dsb.gv.at',
    'Agentur Almblick',
    'Fotostudio Redtenbacher',
    'Raiffeisenbank',
    '+436648123370',
    'm.pramhas@',
    'Michaela Pramhas',
    'Gerhard Hiesmayr',
    'Elfriede Zwieslehner',
    'Aigelsreiter',
  ],
};
