import type { Expected } from '../../types.ts';

/**
 * Two tilers as registered partnership under civil law, on hand-made tables of FrontPage in Latin-1: the staff in
 * a table, the register entry younger than the firm.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Fliesen Dörrie & Ahlborn eGbR',
    legal_form: 'eGbR',
    street: 'Friedrich-Ebert-Wall 88',
    zip: '37154',
    city: 'Northeim',
    country: 'DE',
    vat_id: 'DE198250470',
    register_court: 'Amtsgericht Göttingen',
    hr_number: 'GsR 164',
    ceos: ['Ralf Dörrie', 'Stefan Ahlborn'],
    phones: ['+49555191276', '+491717261403'],
    fax: ['+49555191277'],
    emails: ['info@fliesen-doerrie-ahlborn.de'],
    founding_date: '2003',
    number_of_employees: '8',
    branches: [],
    certifications: [],
    reviews: [],
    description_de: 'Fliesen, Naturstein und barrierefreie Bäder',
  },
  traps: [
    'Elke',
    'Heise',
    '1989',
    '2001',
    'Niemöller',
    'Klebtex',
    'Nordring',
    'Braunschweiger',
    '5121162',
    'Ostrowski',
    'Prinzenstraße',
    '35/210',
    'Hamburg',
    '018734',
  ],
};
