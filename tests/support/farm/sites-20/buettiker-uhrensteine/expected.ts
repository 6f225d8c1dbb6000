import type { Expected } from '../../types.ts';

/**
 * A Swiss supplier of watch stones on Webflow: founder and former head in prose, an atelier in French-speaking
 * Switzerland, certificates in a list; a supplier's founding and staff, a fair, a trade association, an agency and the
 * representative in the EU beside.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Büttiker Uhrensteine AG',
    legal_form: 'AG',
    street: 'Schützengasse 18',
    zip: '2540',
    city: 'Grenchen',
    country: 'CH',
    vat_id: 'CHE106238434',
    register_court: 'Handelsregisteramt des Kantons Solothurn',
    hr_number: 'CHE-106.238.434',
    ceos: ['Reto Büttiker', 'Séverine Jeanneret', 'Marco Allemann'],
    phones: ['+41326548120'],
    fax: [],
    emails: ['info@buettiker-uhrensteine.ch'],
    founding_date: '1947',
    number_of_employees: '62',
    branches: [{ street: 'Rue du Parc 107', zip: '2300', city: 'La Chaux-de-Fonds' }],
    certifications: [
      { name: 'ISO 9001:2015', issuer: 'SQS', valid_until: '2028-09-30' },
      { name: 'ISO 14001:2015', issuer: 'SQS', valid_until: '2028-09-30' },
    ],
    description_de: 'aus synthetischem Rubin für mechanische Uhrwerke',
  },
  traps: [
    'Urs Büttiker',
    'Emil',
    'Flury',
    '326548137',
    'Palexpo',
    'Peyrot',
    'Rubitec',
    '1914',
    'Jurablick',
    'Hauptgasse',
    '325582004',
    'Swissbridge',
    'Waldshut',
    '79761',
    'Feldeggweg',
    '584624395',
    'd’Argent',
    '2502',
    'Bahnhofstrasse',
    'San Francisco',
  ],
};
