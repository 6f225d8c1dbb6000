import type { Expected } from '../../types.ts';

/** A registered sole trader on a builder that hides mail addresses from plain readers. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Tischlerei Ahlborn e.K.',
    legal_form: 'e.K.',
    street: 'Gebrüder-Batscheider-Straße 4b',
    zip: '82041',
    city: 'Oberhaching',
    country: 'DE',
    vat_id: 'DE308174529',
    register_court: 'Amtsgericht München',
    hr_number: 'HRA 74105',
    ceos: ['Volker Ahlborn'],
    phones: ['+498999998610'],
    fax: ['+498999998619'],
    emails: ['werkstatt@tischlerei-ahlborn.de'],
  },
  traps: ['Jimdo', 'Stresemannstraße', 'Schlichtung', 'Straßburger', '77694', 'Sabine Rettig'],
};
