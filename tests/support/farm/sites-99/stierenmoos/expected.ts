import type { Expected } from '../../types.ts';

/** AG (CH cheese dairy): Squarespace blocks, German and one English page, UID with MWST, shop in Luzern as branch, FSSC and Bio Suisse, distributor. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Bergkäserei Stierenmoos AG',
    legal_form: 'AG',
    street: 'Flühlistrasse 19',
    zip: '6170',
    city: 'Schüpfheim',
    country: 'CH',
    vat_id: 'CHE107493265',
    register_court: 'Handelsregisteramt des Kantons Luzern',
    hr_number: 'CHE-107.493.265',
    ceos: ['Pius Wicki'],
    phones: ['+41414849170'],
    fax: [],
    emails: ['info@kaeserei-stierenmoos.ch'],
    founding_date: '1974',
    number_of_employees: '18',
    branches: [
      {
        street: 'Bruchstrasse 47',
        zip: '6003',
        city: 'Luzern',
      },
    ],
    certifications: [
      {
        name: 'FSSC 22000',
        issuer: 'ProCert AG',
        valid_until: '2028-06-30',
      },
      {
        name: 'Bio Suisse',
        issuer: 'bio.inspecta AG',
        valid_until: '2027-12-31',
      },
    ],
    description_de: 'Aus Entlebucher Bergmilch stellen wir in Handarbeit Halbhartkäse',
    description_en: 'semi-hard cheese, raclette and mutschli by hand from fresh',
  },
  traps: [
    'Chäs-Handel Reusstal',
    '+41412608895',
    '+41412403816',
    'Suisselab',
    'Zollikofen',
    'Ship Street',
    'Atelier Chrutwäje',
    'Wolhusen',
    'Monika Lustenberger',
    'Bruno Emmenegger',
    'Andrea Wicki-Schnyder',
    'Josef',
  ],
};
