import type { Expected } from '../../types.ts';

/**
 * A roofer on WordPress with Divi: founder and year in a story with two later years, the partner electrician's, the
 * insurer's and the agency's addresses, a mobile number in the job advertisement, a rating told in a widget.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Tadsen Bedachungen GmbH',
    legal_form: 'GmbH',
    street: 'Am Kleinbahnhof 14',
    zip: '25746',
    city: 'Heide',
    country: 'DE',
    vat_id: 'DE134728151',
    register_court: 'Amtsgericht Pinneberg',
    hr_number: 'HRB 12874',
    ceos: ['Silke Tadsen-Boysen', 'Jan Boysen'],
    phones: ['+4948178450'],
    fax: ['+49481784520'],
    emails: ['info@dachdecker-tadsen.de'],
    founding_date: '1962',
    number_of_employees: '26',
    branches: [{ street: 'Fährstraße 31', zip: '25541', city: 'Brunsbüttel' }],
    certifications: [],
    reviews: [{ rating: 4.8, count: 137 }],
    description_de: 'Dachdeckermeisterbetrieb für Steildach, Flachdach und Fassade in Dithmarschen',
  },
  traps: [
    'Möwenblick',
    'Möller',
    'Alleestraße',
    'Lorenzen',
    'VHV',
    'Hannover',
    'Flensburg',
    '1714438216',
    'Ehlers',
    'Wiborg',
    'Hinrich Tadsen',
    'Elektro Hansen',
    'Bredstedt',
    '467190311',
    'Kirchspielsweg',
    'Strato',
    'Holstenstraße',
    '4319881200',
    'datenschutzzentrum',
    'Gordon House',
  ],
};
