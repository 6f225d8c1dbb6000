import type { Expected } from '../../types.ts';

/**
 * Consulting engineers, PartG mbB, on Divi: founding long before the present legal form, staff as one of three counters, a branch
 * office beside the seat, an office manager who is no partner, projects with companies and numbers of others.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kessenich Adelhardt Beratende Ingenieure PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Käfertaler Straße 164',
    zip: '68167',
    city: 'Mannheim',
    country: 'DE',
    vat_id: 'DE248170634',
    register_court: 'Amtsgericht Mannheim',
    hr_number: 'PR 700418',
    ceos: ['Jutta Kessenich', 'Ralf Adelhardt', 'Deniz Aksoy'],
    phones: ['+496214309170'],
    fax: ['+496214309179'],
    emails: ['buero@ka-brandschutz.de'],
    founding_date: '2004',
    number_of_employees: '27',
    branches: [{ street: 'Lörracher Straße 5a', zip: '79115', city: 'Freiburg im Breisgau' }],
    description_de: 'Brandschutzkonzepte, Nachweise und Fachbauleitung',
  },
  traps: [
    'Trautwein',
    'Niemeyer',
    'Kübler',
    'Veith',
    '6203951240',
    'Industriestraße 2a',
    'Hömig',
    'fw-akademie',
    '6214309175',
    '76177043320',
    'jobs@',
    'Zellerstraße',
    'VHV',
    'Hartung',
    'Studio Quadrat',
    '1229045',
    'Lautenschlager',
    'Hauptstraße 68',
  ],
};
