import type { Expected } from '../../types.ts';

/** A sole trader without VAT id and register entry; a platform's company is named in the footer. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Blumenwerkstatt Mareike Kiesewetter',
    legal_form: 'Einzelunternehmen',
    street: 'Körnerstraße 77a',
    zip: '50823',
    city: 'Köln',
    country: 'DE',
    vat_id: null,
    register_court: null,
    hr_number: null,
    ceos: ['Mareike Kiesewetter'],
    phones: ['+491713920045'],
    fax: [],
    emails: ['hallo@kiesewetter-floristik.de'],
  },
  traps: ['Wix', 'Nemal', 'Tel Aviv', 'Lena Foto', 'DE89', '3704'],
};
