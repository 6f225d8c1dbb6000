import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Querfaden Kalinowski & von Bredow GbR',
    legal_form: 'GbR',
    street: 'Merseburger Straße 48',
    zip: '04177',
    city: 'Leipzig',
    country: 'DE',
    vat_id: 'DE318724597',
    register_court: null,
    hr_number: null,
    ceos: ['Mirjam Kalinowski-Haupt', 'Friederike von Bredow'],
    phones: ['+4934122785316'],
    fax: [],
    emails: ['hallo@studio-querfaden.de'],
    founding_date: '2014',
    branches: [],
    certifications: [],
    description_de: 'Gestaltungsbüro für Ausstellungen, Bücher und Leitsysteme',
  },
  traps: [
    'Tobias Reinsdorf', // partner until 2019
    'Anke Wuttig', // photographer
    'Garnfabrik', // landlord, gallery's house
    '1887', // year in which the factory was built
    'Galerie Spinnraum',
    'Demmeringstraße',
    '+493414926083', // the gallery's phone
    'Stadtmuseum Grimma', // reference
    '1993', // founding year of a reference
    'Elbtal Pharma', // reference
    'ISO 9001', // certificate of a reference
    'Corinna Thieme', // reference's contact
    'Nachtzug Hosting', // host
    'Bertram Seyfarth', // testimonial
    'Handwerkskammer', // the bookbinder's chamber
    'Buchbinderei Lindenthal', // supplier
  ],
};
