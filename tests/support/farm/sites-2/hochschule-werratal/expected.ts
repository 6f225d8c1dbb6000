import type { Expected } from '../../types.ts';

/**
 * A university as public-law body whose menus come by script, so that only the sitemap names the Impressum; unknown
 * addresses answer 200 with an agency's hotline, the catalogue is huge, the calendar endless. No register entry.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Hochschule für Gestaltung Werratal',
    legal_form: 'Körperschaft des öffentlichen Rechts',
    street: 'Uferstraße 5',
    zip: '36433',
    city: 'Bad Salzungen',
    country: 'DE',
    vat_id: 'DE290364151',
    register_court: null,
    hr_number: null,
    ceos: ['Almut Hesselbach'],
    phones: ['+49369555120'],
    fax: ['+4936955512199'],
    emails: ['poststelle@hfg-werratal.de'],
    founding_date: '1993',
    number_of_employees: '143',
    description_de: 'Produktdesign, Spielzeugdesign und Keramik',
  },
  traps: [
    'Drechselwerk',
    'Triebel',
    'HRB 304411',
    'Glashüttenweg',
    'Lindig',
    'Rüdiger',
    '3616600412',
    'Takeda',
    'Koskinen',
    'Ruprecht',
    'Utenhoven',
    'Bohl-Rieger',
    'Nolte',
    '36955512140',
    'Studierendenwerk',
    '36918820',
    'Werner-Seelenbinder',
    'Friedrichsen',
    'Undine',
    '36418877610',
    'Sömmer',
    '36435558811',
    'Hartung',
    'Häßlerstraße',
  ],
};
