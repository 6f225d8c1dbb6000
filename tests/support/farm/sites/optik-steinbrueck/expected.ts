import type { Expected } from '../../types.ts';

/** An old frameset: navigation and Impressum stand in frames of their own. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Optik Steinbrück GmbH',
    legal_form: 'GmbH',
    street: 'Venloer Straße 402',
    zip: '50825',
    city: 'Köln',
    country: 'DE',
    vat_id: 'DE812560439',
    register_court: 'Amtsgericht Köln',
    hr_number: 'HRB 33791',
    ceos: ['Käthe Steinbrück'],
    phones: ['+492214710330'],
    fax: ['+492214710339'],
    emails: ['laden@optik-steinbrueck.de'],
  },
  traps: ['Handwerkskammer', 'Heumarkt', 'Microsoft'],
};
