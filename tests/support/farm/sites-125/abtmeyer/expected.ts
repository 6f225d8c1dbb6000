import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Dentallabor Abtmeyer & Söll OHG',
    legal_form: 'OHG',
    street: 'Gartenstraße 58/1',
    zip: '73430',
    city: 'Aalen',
    country: 'DE',
    vat_id: 'DE163907250',
    register_court: 'Amtsgericht Ulm',
    hr_number: 'HRA 723914',
    ceos: ['Markus Abtmeyer', 'Ines Söll'],
    phones: ['+497361524880'],
    fax: ['+4973615248819'],
    emails: ['labor@abtmeyer-soell.de'],
    founding_date: '1994',
    number_of_employees: '34',
    branches: [{ street: 'Schnaitheimer Straße 23', zip: '89520', city: 'Heidenheim' }],
    certifications: [
      { name: 'DIN EN ISO 13485:2016', issuer: 'mdc medical device certification GmbH', valid_until: '2027-11-14' },
      { name: 'QS-Dental', issuer: 'Verband Deutscher Zahntechniker-Innungen (VDZI)', valid_until: '2028-03-31' },
    ],
    reviews: [{ rating: 4.9, count: 63 }],
    description_de: 'Meisterlabor für Kronen, Brücken, Implantatprothetik und Schienen',
  },
  traps: [
    'Remswerk', 'Florian Zoller', 'Künkelinstraße', 'HRB 760482', 'DE255188404', 'Lena Traub', 'Gökhan', 'Windisch', 'Marktplatz 29', '+497171609244',
    'Olgastraße', '+4973114250', 'Württembergische', 'Konrad-Adenauer', 'Straßburger Straße', 'bewerbung@', '+4973615248814', '+497321947106',
    'Reichsstädter', '1978', 'Bopfingen', 'Konrad Veil', 'ISO 9001', 'ISO 14001', '27001', 'Hohenheimer', 'hallo@remswerk', 'Stadionweg', 'Dental-Studio Kurz',
  ],
};
