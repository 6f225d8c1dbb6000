import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hotel Zwieselgruber GmbH & Co KG',
    legal_form: 'GmbH & Co KG',
    street: 'Ennsleitnerlände 3',
    zip: '4400',
    city: 'Steyr',
    country: 'AT',
    vat_id: 'ATU61843027',
    register_court: 'Landesgericht Steyr',
    hr_number: 'FN 287416x',
    ceos: ['Barbara Zwieselgruber', 'Matthias Zwieselgruber'],
    phones: ['+43725261940', '+436648841907'],
    fax: ['+4372526194020'],
    emails: ['servus@zwieselgruber-steyr.at'],
    founding_date: '1894',
    number_of_employees: '38',
    branches: [
      {
        street: 'Eisenstraßl 41',
        zip: '4460',
        city: 'Losenstein',
      },
    ],
    certifications: [
      {
        name: 'Österreichisches Umweltzeichen',
        issuer: 'Bundesministerium für Klima- und Umweltschutz',
        valid_until: '2028-06',
      },
    ],
    reviews: [
      {
        rating: 4.7,
        count: 641,
      },
      {
        rating: 4.5,
        count: 318,
      },
    ],
    description_de: 'Vier-Sterne-Hotel in Steyr direkt an der Enns',
    description_en: 'Four-star hotel in Steyr',
  },
  traps: [
    '1985',
    '1782',
    '1571',
    '281903p',
    'Beteiligungs GmbH',
    'AT-BIO-301',
    'EMAS',
    'Stadtplatz 27',
    '53229',
    'Pixelgams',
    'Pfarrgasse 11',
    'Grabenweg 68',
    '+43 512 93 40 11',
    'Hafenstraße 35',
    'Barichgasse',
    'dsb@dsb.gv.at',
    'Aigelsreithmayr',
    'Kratochwjlestraße 4',
  ],
};
