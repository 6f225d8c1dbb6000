import type { Expected } from '../../types.ts';

/**
 * An umlaut domain whose Impressum answers 500: the contact page names firm and address. What only the Impressum could
 * have told was not to be read; it is not missing.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Dörfler Haustechnik GmbH',
    legal_form: 'GmbH',
    street: 'Ulmer Straße 158',
    zip: '86156',
    city: 'Augsburg',
    country: 'DE',
    vat_id: null,
    register_court: null,
    hr_number: null,
    ceos: [],
    phones: ['+4982124390410'],
    fax: [],
    emails: ['service@dörfler-haustechnik.de'],
    unread: ['vat_id', 'hr_number', 'ceos'],
  },
  traps: ['Internal Server Error', 'Kältewerk', 'Lech'],
};
