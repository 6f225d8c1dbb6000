import type { Expected } from '../../types.ts';

/**
 * Village smithy of 1926, today a metalworking shop that a master without family ties to the founders
 * carries on under the old firm name. The site is a table layout of 2009.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Schlosserei Tröglein e.K.',
    legal_form: 'e.K.',
    street: 'Am Kühlwasen 7',
    zip: '91438',
    city: 'Bad Windsheim',
    country: 'DE',
    vat_id: 'DE284617390',
    register_court: 'Amtsgericht Fürth',
    hr_number: 'HRA 9174',
    ceos: ['Ramona Wölzlein'],
    phones: ['+499841682037'],
    fax: ['+499841682039'],
    emails: ['info@schlosserei-troeglein.de'],
    founding_date: '1926',
    number_of_employees: '14',
    branches: [],
    certifications: [
      { name: 'EN 1090-2', issuer: 'TÜV SÜD Industrie Service GmbH', valid_until: '2027-05-18' },
      { name: 'DIN EN ISO 3834-3', issuer: 'TÜV SÜD Industrie Service GmbH', valid_until: '2027-05-18' },
    ],
    reviews: [],
    description_de: 'Treppen, Geländer, Hoftore und',
  },
  traps: [
    'Gerhard Tröglein',
    'Konrad Tröglein',
    'Johann Tröglein',
    'Norbert Schuckert',
    'Oberndörfer',
    'Klickscheune',
    'Noris-Frankonia',
    'Zinkbad Aischgrund',
    'Portaluna',
    'Krautheimer',
    'Weinbergstraße',
    'Sulzbacher',
    'Gackstatter',
    'ISO 9001',
    'DIN 18065',
    'EN 1090-3',
    '1742',
    '1961',
    '1968',
    '+4915164207718',
    '+499106924471',
    '+4991153090',
    '+499811800930',
  ],
};
