import type { Expected } from '../../types.ts';

/**
 * A Next.js site whose pages are empty but for their embedded data: rich text of the Impressum as markup inside JSON,
 * links only in JSON, beside testimonials, a job advertisement and the general partner's register entry.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hallerstein Fensterbau GmbH & Co. KG',
    legal_form: 'GmbH & Co. KG',
    street: 'Fürther Straße 338',
    zip: '90429',
    city: 'Nürnberg',
    country: 'DE',
    vat_id: 'DE312805471',
    register_court: 'Amtsgericht Nürnberg',
    hr_number: 'HRA 17452',
    ceos: ['Veit Hallerstein'],
    phones: ['+4991139287410'],
    fax: ['+4991139287419'],
    emails: ['fenster@hallerstein-fensterbau.de'],
  },
  traps: ['HRB 36917', 'Verwaltungs', 'Gesa Wirth', '39287455', 'Familie Roth', 'Zabo', 'Pixelwerft', '5512'],
};
