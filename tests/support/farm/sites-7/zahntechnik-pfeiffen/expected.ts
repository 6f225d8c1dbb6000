import type { Expected } from '../../types.ts';

/**
 * An Austrian sole trader on Wix whose brand differs from the registered name: a paragraph for each line, founding
 * beside the year of the workshop taken over, ratings of a partner practice.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Ulrike Pfeiffenberger e.U.',
    legal_form: 'e.U.',
    street: 'Rosentaler Straße 118',
    zip: '9020',
    city: 'Klagenfurt am Wörthersee',
    country: 'AT',
    vat_id: 'ATU66904120',
    register_court: 'Landesgericht Klagenfurt',
    hr_number: 'FN 367205d',
    ceos: ['Ulrike Pfeiffenberger'],
    phones: ['+43463318840'],
    fax: [],
    emails: ['labor@pfeiffen-dental.at'],
    founding_date: '2011',
    number_of_employees: '11',
    branches: [],
    certifications: [
      {
        name: 'EN ISO 13485:2016',
        issuer: 'TÜV SÜD Product Service GmbH',
        valid_until: '2027-03-31',
      },
    ],
    reviews: [{ rating: 4.9, count: 63 }],
    description_de: 'Meisterlabor für Kronen, Brücken und Implantatarbeiten',
  },
  traps: [
    'Kuess',
    '1974',
    'Oraže',
    'Kogelnig',
    'Zirkodent',
    'ISO 9001',
    '4.6',
    'Tomaschitz',
    '3188409',
    'Europaplatz',
    'Neuer Platz',
    'Ungargasse',
    'Namal',
    'Lipusch',
    'Völkermarkt',
    'Barichgasse',
    'Lendkanal',
  ],
};
