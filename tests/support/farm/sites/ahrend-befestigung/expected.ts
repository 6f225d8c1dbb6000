import type { Expected } from '../../types.ts';

/**
 * A mail-order firm whose start page is a price list of nearly two megabytes with the only legal link at its very end.
 * Ratings of single screws are not the firm's, which stands in a sentence. The bare name redirects to www.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Ahrend Befestigungstechnik KG',
    legal_form: 'KG',
    street: 'Haferlandweg 12',
    zip: '48155',
    city: 'Münster',
    country: 'DE',
    vat_id: 'DE284053611',
    register_court: 'Amtsgericht Münster',
    hr_number: 'HRA 8834',
    ceos: ['Eike Ahrend'],
    phones: ['+4925168630410'],
    fax: [],
    emails: ['bestellung@ahrend-befestigung.de'],
    founding_date: '1979',
    number_of_employees: '38',
    reviews: [{ rating: 4.7, count: 1284 }],
  },
  traps: ['3,2', '3.2', 'Schraubenwerk', '68630477', 'Jutta Hölscher', 'Handelshof', 'Webdesign'],
};
