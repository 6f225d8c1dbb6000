import type { Expected } from '../../types.ts';

/** An English-only site of a Hamburg company. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hafenkontor Maritime Services GmbH',
    legal_form: 'GmbH',
    street: 'Am Sandtorkai 118',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
    vat_id: 'DE319047263',
    register_court: 'Hamburg Local Court',
    hr_number: 'HRB 157920',
    ceos: ['Ingrid Petersen', 'Rajesh Menon'],
    phones: ['+494066969310'],
    fax: [],
    emails: ['office@hafenkontor-maritime.com'],
    founding_date: '1998',
    branches: [{ street: '20 Cecil Street', zip: '049705', city: 'Singapore' }],
  },
  traps: ['Assekuranz', 'Überseering', '66969444', 'Studio Nordlicht', 'Bremen', 'Carl Ohlsen'],
};
