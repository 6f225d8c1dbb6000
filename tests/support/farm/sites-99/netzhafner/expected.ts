import type { Expected } from '../../types.ts';

/** GmbH & Co. KG (IT service): TYPO3/Bootstrap, general partner with its own register number, branch, ISO 27001, figures as counters. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'netzhafner Systemhaus GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Heininger Straße 108',
    zip: '73037',
    city: 'Göppingen',
    country: 'DE',
    vat_id: 'DE814473523',
    register_court: 'Amtsgericht Ulm',
    hr_number: 'HRA 726318',
    ceos: ['Markus Hafner', 'Steffen Wörz'],
    phones: ['+497161608420'],
    fax: ['+4971616084299'],
    emails: ['info@netzhafner.de'],
    founding_date: '2001',
    number_of_employees: 'über 60',
    branches: [
      {
        street: 'Schubertstraße 17',
        zip: '88214',
        city: 'Ravensburg',
      },
    ],
    certifications: [
      {
        name: 'ISO/IEC 27001:2022',
        issuer: 'DQS GmbH',
        valid_until: '2028-09-11',
      },
    ],
    description_de: 'IT-Systemhaus für den Mittelstand zwischen Stuttgart und Bodensee',
  },
  traps: [
    '534907',
    'netzhafner Verwaltungs',
    'Volker Aichele',
    'Aichele Datenschutz',
    'Königstraße',
    '+4971191264470',
    'dsb@aichele-datenschutz-web.de',
    'Lautenschlagerstraße',
    '70173',
    '+4975135914610',
    'jobs@netzhafner.de',
    'ticket@netzhafner.de',
    'TISAX',
    'Nadine Kottmann',
    'Ralf Deininger',
    'Andreas Bührlen',
    'Studio Lichtfilz',
  ],
};
