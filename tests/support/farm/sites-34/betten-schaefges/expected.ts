import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Betten Schaefges e.K.',
    legal_form: 'e.K.',
    street: 'Bahnhofstraße 31',
    zip: '56626',
    city: 'Andernach',
    country: 'DE',
    vat_id: 'DE148729369',
    register_court: 'Amtsgericht Koblenz',
    hr_number: 'HRA 11873',
    ceos: ['Johannes Schaefges'],
    phones: ['+492632498760'],
    fax: ['+492632498766'],
    emails: ['info@betten-schaefges.de'],
    founding_date: '1921',
    number_of_employees: '23',
    branches: [
      { street: 'Marktplatz 14', zip: '56727', city: 'Mayen' },
      { street: 'Langendorfer Straße 108', zip: '56564', city: 'Neuwied' },
      { street: 'Vormaystraße 9', zip: '56751', city: 'Polch' },
    ],
    certifications: [],
    reviews: [{ rating: 4.8, count: 312 }],
    description_de: 'Fachgeschäft für Matratzen, Bettwaren und Lattenroste',
  },
  traps: [
    'Jakob Schaefges', // founder
    'Hannelore Schaefges', // owner until 2015
    'Sabine Retterath', // branch manager
    'Murat Aydin', // branch manager
    'Gerlinde Castor', // data-protection officer
    'Rheinstraße 5',
    '+4926191438812',
    'Hollweg', // manufacturer
    '1864', // Hollweg's founding year
    'Nordlicht Daunen', // manufacturer
    'OEKO-TEX', // certificates of the manufacturers
    'klickfang', // web agency
    'Petra Junglas', // photographer
    'Straßburger Straße', // arbitration body
    '+49265170264', // Mayen
    '+4926313459080', // Neuwied
    'Ursula M.', // single opinion
  ],
};
