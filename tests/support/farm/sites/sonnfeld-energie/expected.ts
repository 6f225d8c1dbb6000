import type { Expected } from '../../types.ts';

/** A stock corporation: the supervisory board is not the management, the bank is not the company. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Sonnfeld Energie AG',
    legal_form: 'AG',
    street: 'Landsberger Straße 311',
    zip: '80687',
    city: 'München',
    country: 'DE',
    vat_id: 'DE265189345',
    register_court: 'Amtsgericht München',
    hr_number: 'HRB 201834',
    ceos: ['Claudia Rechberg', 'Emeka Okonjo'],
    phones: ['+498999998690'],
    fax: [],
    emails: ['kontakt@sonnfeld-energie.de'],
    founding_date: '2004',
    number_of_employees: '260',
    branches: [{ street: 'Mariahilfer Straße 136', zip: '1150', city: 'Wien' }],
    certifications: [
      { name: 'ISO 14001', issuer: 'TÜV SÜD Management Service GmbH', valid_until: '2027-06-30' },
      { name: 'ISO 50001', issuer: 'TÜV SÜD Management Service GmbH', valid_until: '2027-11-30' },
    ],
  },
  traps: ['Wolfgang Tannert', 'Aufsichtsrat', 'Bundesnetzagentur', 'Tulpenfeld', 'Isarbank', 'DE89', '5322480'],
};
