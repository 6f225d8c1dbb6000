import type { Expected } from '../../types.ts';

// No imprint page: the legal line stands in every footer; English version by hreflang; entity-coded mail links.
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Tonwerft Veranstaltungstechnik AG',
    legal_form: 'AG',
    street: 'Ronmattweg 12',
    zip: '6030',
    city: 'Ebikon',
    country: 'CH',
    vat_id: 'CHE107463821',
    register_court: 'Handelsregisteramt des Kantons Luzern',
    hr_number: 'CHE-107.463.821',
    ceos: ['Reto Ambühl'],
    phones: ['+41414456200'],
    fax: [],
    emails: ['info@tonwerft-event.ch'],
    founding_date: '1996',
    number_of_employees: '68',
    branches: [
      { street: 'Rue des Arpenteurs 27', zip: '1023', city: 'Crissier' },
      { street: 'Industrieweg 9', zip: '6252', city: 'Dagmersellen' },
    ],
    certifications: [{ name: 'ISO 20121:2024', issuer: 'SQS', valid_until: '2028-03-14' }],
    reviews: [{ rating: 4.8, count: 97 }],
    description_de: 'Ton, Licht, Video und Bühnen für Kongresse, Festivals und Firmenanlässe',
    description_en: 'sound, light, video and stages for congresses, festivals and corporate events',
  },
  traps: [
    'Tonwerft Deutschland', 'Gottmadinger', 'HRB 719284', 'DE813409278', 'Kastner', 'Amtsgericht Freiburg', 'CHE-112.839.547',
    'Rigert', '+41418105577', 'Webwerk Rotsee', 'Seestrasse', 'Schwarzhorn', '1949', 'Zgraggen', '+41414456231',
    'Bernasconi', 'Rochat', 'SQQ2', 'IPAF', 'ISO 45001', 'naturemade', 'EN 13782', 'jobs@', '+41414456244',
    'Felber', 'Alpina Assekuranz', 'Bundesplatz', 'Ehinger', 'Seeuferstrasse', '+4975319447120', 'eu-vertretung@',
    'Feldeggweg', 'CH93',
  ],
};
