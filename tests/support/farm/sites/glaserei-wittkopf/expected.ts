import type { Expected } from '../../types.ts';

/**
 * A single-page app without any embedded data: every address answers the same empty shell, a script fetches the texts
 * and writes the page. Only a browser sees the firm.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Glaserei Wittkopf & Daume OHG',
    legal_form: 'OHG',
    street: 'Prinzenallee 71',
    zip: '13357',
    city: 'Berlin',
    country: 'DE',
    vat_id: 'DE268719301',
    register_court: 'Amtsgericht Charlottenburg',
    hr_number: 'HRA 55127 B',
    ceos: ['Sören Wittkopf', 'Beate Daume'],
    phones: ['+493023125620'],
    fax: [],
    emails: ['scheibe@glaserei-wittkopf.de'],
  },
  traps: ['Handwerkskammer', 'Blücherstraße', 'Notdienst', '23125699'],
};
