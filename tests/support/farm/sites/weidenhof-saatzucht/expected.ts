import type { Expected } from '../../types.ts';

/**
 * A cooperative whose start page is full of calendar days and filter links without end; its legal data stand two
 * hops deep under 'Kontakt & Rechtliches'. Supervisory board, auditing association and guests have names as well.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Saatzucht Weidenhof eG',
    legal_form: 'eG',
    street: 'Bördestraße 45',
    zip: '39387',
    city: 'Oschersleben',
    country: 'DE',
    vat_id: 'DE239174067',
    register_court: 'Amtsgericht Stendal',
    hr_number: 'GnR 418',
    ceos: ['Karsten Brömme', 'Ulrike Thießen'],
    phones: ['+49394981220'],
    fax: ['+49394981229'],
    emails: ['genossen@weidenhof-saatzucht.de'],
    founding_date: '1991',
    number_of_employees: '65',
  },
  traps: ['Hollwede', 'Genossenschaftsverband', 'Peter-Müller', 'Landfrauen', '394999881', 'Rita Osterloh', 'Feldtag'],
};
