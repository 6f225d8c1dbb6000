import type { Expected } from '../../types.ts';

/**
 * A doctors' practice as registered civil-law partnership (company register GsR): partners beside employed doctors, a
 * stand-in practice with an address of its own, chamber and supervisor, numbers that look like register numbers.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Orthopädie am Lindentor Dres. Zengerle und Ebinger eGbR',
    legal_form: 'eGbR',
    street: 'Frauengraben 22',
    zip: '89073',
    city: 'Ulm',
    country: 'DE',
    vat_id: null,
    register_court: 'Amtsgericht Ulm',
    hr_number: 'GsR 118',
    ceos: ['Judith Zengerle', 'Christoph Ebinger'],
    phones: ['+497315894020'],
    fax: ['+497315894029'],
    emails: ['praxis@ortho-lindentor.de'],
    founding_date: '1987',
    number_of_employees: '14',
    certifications: [{ name: 'ISO 9001:2015', issuer: 'medCert Prüfgesellschaft mbH', valid_until: '2027-06-30' }],
    description_de: 'Gemeinschaftspraxis in Ulm',
  },
  traps: [
    'Rittlinger',
    'Olgastraße',
    '7316021777',
    'Horvat',
    'Nusser',
    'Sailer',
    'Rolf',
    'Schüle',
    'Gröner',
    'Mähringer',
    'Köbler',
    'Mittnacht',
    'Kast',
    'MediSecur',
    'Haldenhau',
    'Albstadtweg',
    '7121917',
    '71178750',
    '260841937',
    '611829400',
    'Alb-Donau',
    'VVaG',
  ],
};
