import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Walburga-Kreitmayr-Stiftung',
    legal_form: 'Stiftung',
    street: 'Maximilianstraße 22',
    zip: '84028',
    city: 'Landshut',
    country: 'DE',
    vat_id: 'DE135298743',
    register_court: null,
    hr_number: null,
    ceos: ['Benedikt Oberhofer', 'Christine Paintner-Huber'],
    phones: ['+49871924630'],
    fax: ['+4987192463199'],
    emails: ['info@kreitmayr-stiftung.de'],
    founding_date: '1894',
    number_of_employees: 'rund 640',
    branches: [
      { street: 'Nikolastraße 44', zip: '84034', city: 'Landshut' },
      { street: 'Bergstraße 17', zip: '84137', city: 'Vilsbiburg' },
      { street: 'Bruckstraße 6', zip: '84130', city: 'Dingolfing' },
      { street: 'Äußere Passauer Straße 31', zip: '94315', city: 'Straubing' },
      { street: 'Piflaser Weg 12', zip: '84034', city: 'Landshut' },
    ],
    certifications: [
      { name: 'DIN EN ISO 9001:2015', issuer: 'ZertDonau GmbH', valid_until: '2028-03-31' },
      { name: 'AZAV', issuer: 'ZertDonau GmbH', valid_until: '2027-09-30' },
    ],
    reviews: [],
    description_de: 'Träger von Seniorenheimen und Pflegediensten in Niederbayern',
  },
  traps: [
    'Franz Xaver Kreitmayr', // founder's husband
    '1838', // founder's birth
    'Hubert Zellner', // Kuratorium
    'Gabriele Loibl', // Kuratorium
    'Korbinian Attenberger', // Kuratorium
    'Maria Sailer-Dirnberger', // head of a house
    'WKS Service GmbH', // subsidiary
    'HRB 7714',
    'Stefan Rauchensteiner', // the subsidiary's managing director
    'Regierungsplatz', // supervisory authority
    '+4987180801', // supervisory authority's phone
    'Wäscherei Isarblick', // supplier
    'RAL-GZ 992', // the supplier's certificate
    'DIN 77800', // norm only mentioned
    'kununu',
    'Datenschutz Altmühl', // data-protection officer's firm
    'Roswitha Kagerer', // data-protection officer
    'Förderverein', // friends of the foundation
    'VR 1182',
    '+4987414089220', // house in Vilsbiburg
    'bewerbung@kreitmayr-stiftung.de',
    'Medienhaus Dreiflüsse', // agency
    '84006', // P.O. box
  ],
};
