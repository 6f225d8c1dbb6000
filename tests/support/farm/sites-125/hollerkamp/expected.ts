import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hollerkamp Tiefbau GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Zum Bahndamm 27',
    zip: '48480',
    city: 'Spelle',
    country: 'DE',
    vat_id: 'DE281740638',
    register_court: 'Amtsgericht Osnabrück',
    hr_number: 'HRA 204318',
    ceos: ['Bernd Hollerkamp', 'Annegret Wübbels'],
    phones: ['+49597792860'],
    fax: ['+495977928629'],
    emails: ['info@hollerkamp-tiefbau.de'],
    founding_date: '1968',
    number_of_employees: 'rund 85',
    branches: [{ street: 'Hovesaatstraße 62', zip: '48432', city: 'Rheine' }],
    certifications: [
      { name: 'DVGW GW 301, Gruppe W3', issuer: 'DVGW CERT GmbH', valid_until: '2028-09-30' },
      {
        name: 'RAL-GZ 961, Beurteilungsgruppe AK2',
        issuer: 'Gütegemeinschaft Herstellung und Instandhaltung von Abwasserleitungen und -kanälen e.V.',
        valid_until: '2027-05-31',
      },
    ],
    description_de: 'Kanalbau, Rohrleitungsbau und Erschließung zwischen Ems und Teutoburger Wald',
  },
  traps: [
    'HRB 215977', 'HRB 100884', 'Hollerkamp Verwaltungs', 'Emsland Rohrvortrieb', 'Kanalstraße 8', 'Dorfstraße 3', 'Lünne',
    'Ludger Schoo', 'Christina Tenfelde', 'Ralf Brüning', '49808', '+495916104822', 'Averbeck', 'Bäumerstraße', '+495977928617', 'karriere@',
    'rheine@hollerkamp', '+495971803350', 'ISO 9001', 'ISO 14001', 'GW 330', 'Bramscher Straße', 'PR 200431', '1.400', 'DE89', 'VHV', 'Prinzenstraße',
  ],
};
