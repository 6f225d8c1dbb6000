import type { Expected } from '../../types.ts';

/**
 * A Swiss stock corporation in German, French and English under language folders: the start address redirects to the
 * German pages; board of directors beside the managing director, foreign agents, a sister company, an EU representative.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Seetal Sensorik AG',
    legal_form: 'AG',
    street: 'Turbistrasse 9',
    zip: '6280',
    city: 'Hochdorf',
    country: 'CH',
    vat_id: 'CHE318746299',
    register_court: 'Handelsregisteramt des Kantons Luzern',
    hr_number: 'CHE-318.746.299',
    ceos: ['Nadja Zumbühl'],
    phones: ['+41419146200'],
    fax: ['+41419146209'],
    emails: ['info@seetalsensorik.ch'],
    founding_date: '1983',
    number_of_employees: '76',
    branches: [],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'Swiss Auditum AG', valid_until: '2029-09-30' },
      { name: 'ISO 14001:2015', issuer: 'Swiss Auditum AG', valid_until: '2029-09-30' },
    ],
    description_de: 'fertigen Füllstandsensoren',
    description_en: 'build level sensors',
  },
  traps: [
    'Alois',
    'Favre',
    'Achermann',
    'Bernasconi',
    'Kiener',
    '419146213',
    'Lausanne',
    'Léman',
    '215550177',
    'Tanksense',
    'Sheffield',
    'Seetal Labor',
    '217540837',
    '217.540.837',
    'Kantenklar',
    'Rheintal',
    'Brühl',
    '7621',
    'San Francisco',
    'Feldeggweg',
    '584624395',
    'Lanz',
    'capteurs',
  ],
};
