import type { Expected } from '../../types.ts';

/** GmbH (metal working): Contao with JSON-LD, two works, four certificates in a table, contacts with direct lines, authorised officer, DPO. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Rüttgerodt Metalltechnik GmbH',
    legal_form: 'GmbH',
    street: 'Kölner Straße 184',
    zip: '57439',
    city: 'Attendorn',
    country: 'DE',
    vat_id: 'DE119260345',
    register_court: 'Amtsgericht Siegen',
    hr_number: 'HRB 8417',
    ceos: ['Jörg Rüttgerodt', 'Kerstin Hanses'],
    phones: ['+49272293500'],
    fax: ['+492722935050'],
    emails: ['info@ruettgerodt-metall.de'],
    founding_date: '1963',
    number_of_employees: 'rund 150',
    branches: [
      {
        street: 'Zum Hohen Rain 9',
        zip: '57462',
        city: 'Olpe',
      },
    ],
    certifications: [
      {
        name: 'DIN EN ISO 9001:2015',
        issuer: 'TÜV Rheinland Cert GmbH',
        valid_until: '2028-05-14',
      },
      {
        name: 'DIN EN ISO 14001:2015',
        issuer: 'TÜV Rheinland Cert GmbH',
        valid_until: '2028-05-14',
      },
      {
        name: 'DIN EN 1090-2',
        issuer: 'GSI SLV Duisburg',
        valid_until: '2027-09-30',
      },
      {
        name: 'DIN EN 15085-2',
        issuer: 'GSI SLV Duisburg',
        valid_until: '2029-02-22',
      },
    ],
    description_de:
      'fertigt einbaufertige Blechteile und Schweißbaugruppen für Maschinenbau, Bahntechnik und Anlagenbau',
  },
  traps: [
    'Martin Selbach',
    '338/5748/0192',
    'Biggeblick',
    'Carsten Vollmert',
    'Lennetal',
    '57368',
    'Kavalleriestraße',
    '+49211384240',
    '+492722935021',
    '+492722935032',
    '+492722935044',
    '+4927619417716',
    'bewerbung@',
    's.kemper@',
    'Tanja Schulte',
    'EN 10204',
    '9606-1',
    'Werner Rüttgerodt',
    'Karl Rüttgerodt',
  ],
};
