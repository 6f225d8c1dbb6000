import type { Expected } from '../../types.ts';

/**
 * A law firm as partnership with limited professional liability: partners beside salaried lawyers, a retired partner
 * and a notary's chamber, supervisors, insurer and arbitration body with addresses of their own; a branch office.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hagedorn Wiesmann Rechtsanwälte Steuerberater PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Domgasse 14',
    zip: '48143',
    city: 'Münster',
    country: 'DE',
    vat_id: 'DE317482651',
    register_court: 'Amtsgericht Essen',
    hr_number: 'PR 4312',
    ceos: ['Bernd Wiesmann', 'Henrike Hagedorn-Stahl', 'Cem Aydogan'],
    phones: ['+492513947210'],
    fax: ['+4925139472129'],
    emails: ['kanzlei@hagedorn-wiesmann.de'],
    founding_date: '1958',
    number_of_employees: '34',
    branches: [{ street: 'Nikolaiort 3', zip: '49074', city: 'Osnabrück' }],
    description_de: 'Familienunternehmen im Münsterland',
  },
  traps: [
    'Buddenkotte',
    'Thiemann',
    'Pohlkamp',
    'Ewald',
    'Rensing',
    'Privatis',
    'Lettermark',
    'Ostenallee',
    'Littenstraße',
    'Rauchstraße',
    'HRB 6617',
    'DE136695976',
    'Ballhorn',
    '2381985000',
    '205550142',
    'Keizersgracht',
    'Salzburg',
    '39472112',
    '39472133',
    'Kaiserswerther',
  ],
};
