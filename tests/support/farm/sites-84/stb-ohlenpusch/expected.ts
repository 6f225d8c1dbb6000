import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Ohlenpusch & Rademfeld Steuerberater PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Am Zinkenwörthplatz 8',
    zip: '96047',
    city: 'Bamberg',
    country: 'DE',
    vat_id: 'DE132970460',
    register_court: 'Amtsgericht Bamberg',
    hr_number: 'PR 143',
    ceos: ['Hedwig Ohlenpusch', 'Klaus-Jürgen Rademfeld', 'Miriam Sötterlein'],
    phones: ['+499514082900'],
    fax: ['+4995140829029'],
    emails: ['kanzlei@ohlenpusch-rademfeld.de'],
    founding_date: '1974',
    number_of_employees: '31',
    branches: [
      {
        street: 'Nürnberger Torgasse 15',
        zip: '91301',
        city: 'Forchheim',
      },
      {
        street: 'Obere Mainleite 2a',
        zip: '97437',
        city: 'Haßfurt',
      },
    ],
    certifications: [
      {
        name: 'DIN EN ISO 9001:2015',
        issuer: 'Auditwerk Nord GmbH',
        valid_until: '2027-09-30',
      },
    ],
    reviews: [
      {
        rating: 4.92,
        count: 88,
      },
    ],
    description_de: 'Steuerkanzlei in Bamberg für Handwerk',
  },
  traps: [
    '1921',
    '27001',
    'Karolinenstraße 28',
    '0911 94626-0',
    'HDI-Platz 1',
    'Krumbügel',
    'Fürther Freiheit 30',
    'Königsberger Straße',
    'Promenade 18',
    'poststelle@lda.bayern.de',
    'Studio Rauhbein',
    'Gernhuber',
    'Maintal Revision',
    'Quedlinburger Straße 1',
  ],
};
