import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Büttnerei Höfling e.K.',
    legal_form: 'e.K.',
    street: 'Faßgasse 6',
    zip: '97199',
    city: 'Ochsenfurt',
    country: 'DE',
    vat_id: 'DE248930179',
    register_court: 'Amtsgericht Würzburg',
    hr_number: 'HRA 6214',
    ceos: ['Jürgen Köstner'],
    phones: ['+49933180417', '+491714609328'],
    fax: ['+49933180419'],
    emails: ['fass@buettnerei-hoefling.de'], // only in the alt text of an image
    founding_date: '1887',
    number_of_employees: '6',
    branches: [],
    certifications: [],
    reviews: [],
    description_de: 'Bottiche und Kübel aus fränkischer Eiche',
  },
  traps: [
    'Ludwig Höfling', // former owner
    'Michael Höfling', // founder
    'Unteren Tor', // former workshop
    '1512', // the guild
    '1652', // a customer
    'Erlabrunn',
    'Reinlein',
    'Naturland',
    'FSC', // the sawmill's
    'Rößner',
    '1909',
    'DE37790500000042187630', // IBAN
    '257/231/40816',
    'Handwerkskammer',
    '+49931309080',
    'Rennweger',
    'Theaterstraße',
    'Tobias Zobel', // web designer
    'Gipshügel',
    '+4993391463',
    'Bronnbach', // event
    'Fladungen',
    '+49977891230',
    'Oechsner',
    'Kilian Hartung',
  ],
};
