import type { Expected } from '../../types.ts';

/**
 * A medical supply store as e.K. on Joomla: branches in a table with the main shop, a hidden mail, ratings of a
 * supplier, the former owner as editor, an insurer.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Sanitätshaus Quast e.K.',
    legal_form: 'e.K.',
    street: 'Innere Passauer Straße 14',
    zip: '94315',
    city: 'Straubing',
    country: 'DE',
    vat_id: 'DE173409258',
    register_court: 'Amtsgericht Straubing',
    hr_number: 'HRA 11403',
    ceos: ['Leonhard Quast'],
    phones: ['+499421783440'],
    fax: ['+499421783444'],
    emails: ['service@sanitaetshaus-quast.de'],
    founding_date: '1931',
    number_of_employees: '29',
    branches: [
      { street: 'Stadtplatz 23', zip: '94327', city: 'Bogen' },
      { street: 'Rachelstraße 4', zip: '93413', city: 'Cham' },
    ],
    certifications: [
      {
        name: 'DIN EN ISO 13485:2021',
        issuer: 'mdc medical device certification GmbH',
        valid_until: '2027-09-19',
      },
    ],
    reviews: [{ rating: 4.6, count: 217 }],
    description_de: 'Kompression und Pflegebetten für Straubing',
  },
  traps: [
    'Roswitha',
    'Xaver',
    'Piendl',
    'Wühr',
    '4000',
    '4.000',
    '1204',
    '3.9',
    'Mobilis',
    'Sohlenwerk',
    'ISO 9001',
    '8005848252',
    '942250617',
    '997176082',
    'Carl-Wery',
    'Nikolastraße',
    'Königinstraße',
    'Lohmeier',
    'Promenade',
    '330921456',
  ],
};
