import type { Expected } from '../../types.ts';

// Frameset in windows-1252 (told in the pages only); firm named after the former owner; mail put together by a script.
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hotel & Brauerei Knappenhof Gotthold Mehnert e.K.',
    legal_form: 'e.K.',
    street: 'Obere Schloßleite 21',
    zip: '08340',
    city: 'Schwarzenberg',
    country: 'DE',
    vat_id: 'DE141852072',
    register_court: 'Amtsgericht Chemnitz',
    hr_number: 'HRA 4418',
    ceos: ['Susann Mehnert'],
    phones: ['+493774152880'],
    fax: ['+4937741528829'],
    emails: ['post@brauhotel-knappenhof.de'],
    founding_date: '1991',
    number_of_employees: '34',
    branches: [{ street: 'Buchholzer Steig 18b', zip: '09456', city: 'Annaberg-Buchholz' }],
    certifications: [
      { name: 'ServiceQualität Deutschland, Stufe II', issuer: 'Landestourismusverband Sachsen e.V.', valid_until: '2027-11-30' },
      { name: 'Bett+Bike', issuer: 'ADFC' },
    ],
    reviews: [
      { rating: 5.4, count: 312 },
      { rating: 8.9, count: 1047 },
    ],
    description_de: 'Hotel mit eigener Hausbrauerei unterhalb des Schlosses, 31 Zimmer, Gasthof und Biergarten',
  },
  traps: [
    'Bergglück', 'Fichtelbergallee', '+493734855170', 'Bochmann', 'Seifert', 'Oehme', 'Walther', 'Schmiedel', 'Löffler', '1743',
    '1826', '1899', '1888', 'Stanglmair', 'Bioland', 'Luchsbachtal', 'Bärenstein', 'Adam-Ries',
    '+493733188000', 'info@erzgebirge-tourismus.de', '+491735560812', 'bewerbung@', 'Paulus-Jenisius', '+4937338310',
    'Straßburger', 'Uhlmann', 'Grünhainer Weg', '+493774869431', 'Maternistraße', 'DE91', 'Finanzamt',
  ],
};
