import type { Expected } from '../../types.ts';

/** A refrigeration firm on an old PHP system: the Impressum stands two hops deep behind query-string addresses. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Voßberg Kältetechnik GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Pagenstecherstraße 132',
    zip: '49090',
    city: 'Osnabrück',
    country: 'DE',
    vat_id: 'DE117564089',
    register_court: 'Amtsgericht Osnabrück',
    hr_number: 'HRA 205614',
    ceos: ['Heiner Voßberg', 'Maike Voßberg-Tiemann'],
    phones: ['+49541962470'],
    fax: ['+495419624799'],
    emails: ['info@vossberg-kaelte.de'],
    founding_date: '1962',
    number_of_employees: '58',
    branches: [
      {
        street: 'Albrecht-Thaer-Straße 22',
        zip: '48147',
        city: 'Münster',
      },
      {
        street: 'Felix-Wankel-Straße 11',
        zip: '26125',
        city: 'Oldenburg',
      },
    ],
    certifications: [
      {
        name: 'ISO 9001:2015',
        issuer: 'TÜV NORD CERT GmbH',
        valid_until: '2027-03-14',
      },
      {
        name: 'ISO 14001:2015',
        issuer: 'DEKRA Certification GmbH',
        valid_until: '2028-09-30',
      },
    ],
    description_de: 'Kälteanlagen',
  },
  traps: [
    'HRB 211873',
    'Verwaltungs-GmbH',
    'Bytehafen',
    'Pohlmann',
    'Hasestraße',
    'Bramscher',
    'Kamphaus',
    'Kückelhaus',
    'Lotter',
    '5415804112',
    '5413350219',
    '9624731',
    'Prinzenstraße',
    '5111204500',
    'Polarstern',
    'Nordlicht',
    '66/203',
    'Brinkhege',
    'Gordon House',
  ],
};
