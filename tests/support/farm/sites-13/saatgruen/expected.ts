import type { Expected } from '../../types.ts';

/**
 * A seed shop on Shopify: founding and staff as counters and in a sentence that counts years on, a product's rating and brand in
 * JSON-LD, a grower's organic number, a director who stepped back, a warehouse for returns, a gardener's founding year in the blog.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Saatgrün UG (haftungsbeschränkt)',
    legal_form: 'UG (haftungsbeschränkt)',
    street: 'Weißenfelser Straße 65',
    zip: '04229',
    city: 'Leipzig',
    country: 'DE',
    vat_id: 'DE332184750',
    register_court: 'Amtsgericht Leipzig',
    hr_number: 'HRB 36208',
    ceos: ['Theresa Lommatzsch'],
    phones: ['+4934198976410'],
    fax: [],
    emails: ['hallo@saatgruen-shop.de'],
    founding_date: '2019',
    number_of_employees: '9',
    certifications: [{ name: 'EU-Bio-Zertifikat', issuer: 'ABCERT AG', valid_until: '2028-01-31' }],
    reviews: [{ rating: 4.87, count: 1942 }],
    description_de: 'alte Sorten und torffreie Anzuchterde',
  },
  traps: [
    '1927',
    'Tennhardt',
    'Grünvogel',
    'Großbothen',
    'ÖKO-039',
    'Gewerbering',
    'Packhof',
    'Uhlig',
    '3433209871',
    'Demeter',
    'Straßburger',
    'Brömel',
    'Subbelrather',
    'Maternistraße',
    '35185471101',
    'Haddington',
  ],
};
