import type { Expected } from '../../types.ts';

/**
 * A town's utility, institution under public law, on a framework grid with icons: the chair of the administrative board beside the
 * board, a grid subsidiary with fault line and register of its own, gas lamps of 1867, a customer centre, arbitration bodies.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Versorgungsbetriebe Bad Sobernheim AöR',
    legal_form: 'AöR',
    street: 'Staudernheimer Straße 31',
    zip: '55566',
    city: 'Bad Sobernheim',
    country: 'DE',
    vat_id: 'DE229145708',
    register_court: 'Amtsgericht Bad Kreuznach',
    hr_number: 'HRA 20517',
    ceos: ['Wendelin Graßmück'],
    phones: ['+49675193300'],
    fax: ['+496751933050'],
    emails: ['service@vb-sobernheim.de'],
    founding_date: '2002',
    number_of_employees: '58',
    branches: [{ street: 'Obergasse 12', zip: '55590', city: 'Meisenheim' }],
    certifications: [
      {
        name: 'Technisches Sicherheitsmanagement (TSM) Wasser',
        issuer: 'DVGW Service & Consult GmbH',
        valid_until: '2029-11-30',
      },
    ],
    description_de: 'Strom, Gas, Wasser und Abwasser',
  },
  traps: [
    '9330911',
    'HRB 21744',
    'Molitor',
    'Engelkamp',
    'Baumgarten',
    'Wingerter',
    'Barth',
    'Denise',
    '6751933027',
    'personal@',
    '675394418',
    '8006075600',
    'Friedrichstraße',
    '27572400',
    '228141516',
    'Salinenstraße',
    'Kommunix',
    '17025',
    'Lauermann',
    '61318920',
  ],
};
