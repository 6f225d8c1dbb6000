import type { Expected } from '../../types.ts';

/** GmbH (electrician): WordPress/Elementor, plain notice, founding and succession told as a story, Google rating on the home page. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Elektro Brinkschröter GmbH',
    legal_form: 'GmbH',
    street: 'Röcker Straße 41',
    zip: '31675',
    city: 'Bückeburg',
    country: 'DE',
    vat_id: 'DE136590273',
    register_court: 'Amtsgericht Stadthagen',
    hr_number: 'HRB 201874',
    ceos: ['Jens Brinkschröter', 'Maike Brinkschröter-Tegtmeier'],
    phones: ['+49572289430'],
    fax: ['+495722894329'],
    emails: ['info@elektro-brinkschroeter.de'],
    founding_date: '1987',
    number_of_employees: '24',
    reviews: [
      {
        rating: 4.8,
        count: 127,
      },
    ],
    description_de: 'Elektroinstallation, Photovoltaik, Wallboxen und Smart Home',
  },
  traps: [
    'Landschaftliche Brandkasse',
    'Schiffgraben',
    'Berliner Allee',
    'Medienwerkstatt Auetal',
    'medienwerkstatt-auetal-web.de',
    'IONOS',
    'Elgendorfer',
    '56410',
    'Prinzenstraße',
    '+495111204500',
    'poststelle@lfd.niedersachsen.de',
    'Barrow Street',
    'Frank Hasemann',
    'Silke Dühlmeier',
    'Heinz Brinkschröter',
  ],
};
