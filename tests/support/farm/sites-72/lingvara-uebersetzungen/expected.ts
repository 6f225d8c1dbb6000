import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Lingvara Fachübersetzungen',
    legal_form: 'Einzelunternehmen',
    street: 'Gohliser Straße 31',
    zip: '04155',
    city: 'Leipzig',
    country: 'DE',
    vat_id: 'DE274105935',
    register_court: null,
    hr_number: null,
    ceos: ['Solveig Ildebrandt'],
    phones: ['+4934124790660', '+4917683415790'],
    fax: ['+4934124790669'],
    emails: ['post@lingvara-ildebrandt.de'],
    founding_date: '1998',
    number_of_employees: '7',
    branches: [
      {
        street: 'Königsbrücker Straße 61',
        zip: '01099',
        city: 'Dresden',
      },
    ],
    certifications: [
      {
        name: 'ISO 17100:2015',
        issuer: 'LinguaCert GmbH',
        valid_until: '2028-08-31',
      },
      {
        name: 'ISO 18587:2017',
        issuer: 'LinguaCert GmbH',
      },
    ],
    reviews: [
      {
        rating: 4.9,
        count: 87,
      },
    ],
    description_de: 'übersetzt Technik, Medizin und Verträge in 24 Sprachen',
    description_en: 'translates technical, medical and legal texts into 24 languages',
  },
  traps: [
    'Webwerk Prollius',
    'Karl-Heine-Straße 99',
    '+493414925517',
    'moin@webwerk-prollius.de',
    'Nottrodt',
    'Quandersleben',
    'ISO 9001:2008',
    'ISO/IEC 27001',
    'FSC',
    'Provisio',
    'René Münnich',
    '+4935126540871',
    '1887',
    'Schlegelmilch',
    'post@sdtb.sachsen.de',
    '40213',
  ],
};
