import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Brüggemann Lagerlogistik GmbH',
    legal_form: 'GmbH',
    street: 'Hafenstraße 84',
    zip: '59067',
    city: 'Hamm',
    country: 'DE',
    vat_id: 'DE124839766',
    register_court: 'Amtsgericht Hamm',
    hr_number: 'HRB 4417',
    ceos: ['Heinz-Dieter Brüggemann', 'Thorsten Westermann'],
    phones: ['+49238197310'],
    fax: ['+492381973129'],
    emails: ['info@brueggemann-lagerlogistik.de'],
    founding_date: '1988',
    number_of_employees: 'rund 120',
    branches: [
      { street: 'Siegenbeckstraße 15', zip: '59071', city: 'Hamm' },
      { street: 'Hammer Straße 140', zip: '59457', city: 'Werl' },
    ],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'TÜV NORD CERT GmbH', valid_until: '2027-06-14' },
      { name: 'AEO-F', issuer: 'Hauptzollamt Dortmund' },
    ],
    description_de: 'Lagerung, Kommissionierung und Konfektionierung',
  },
  traps: [
    'Wilhelm Brüggemann', // founder of the forwarding firm
    '1936', // that firm's founding year
    'Beteiligungs', // parent company
    'HRA 15582', // the parent's register number
    'Verwaltungs-GmbH', // the parent's general partner
    'HRB 20417', // the general partner's register number
    'Ruth Brüggemann-Kley', // the general partner's managing director
    'Nahverkehre', // sister company
    'Kühlfrost', // sister company
    'IFS', // the sister's certificate
    'Dortmunder Hellweg', // the sister's street
    '+49230398810', // the sister's phone
    '+4929219617440', // the other sister's phone
    'Manfred Pöhler', // the sister's managing director
    '480', // staff of the group
    'Silke Oberdiek', // Prokura
    'Uwe Strothmann', // former managing director
    'Märkische Transportversicherung', // insurer
    'Westfalen-Armaturen', // reference
    'ISO 50001', // only being prepared
    'Kai Dröge', // job contact
    '+4915224871306',
    'webwerk-lippe', // agency
  ],
};
