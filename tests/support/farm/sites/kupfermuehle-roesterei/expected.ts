import type { Expected } from '../../types.ts';

/**
 * A Nuxt site without server rendering: the pages' only content is the payload, a flat list whose numbers point at
 * other entries. Stockists, a job advertisement and guests stand in the same payload.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Kupfermühle Kaffeerösterei GmbH',
    legal_form: 'GmbH',
    street: 'Cuxhavener Straße 42a',
    zip: '28217',
    city: 'Bremen',
    country: 'DE',
    vat_id: 'DE275160481',
    register_court: 'Amtsgericht Bremen',
    hr_number: 'HRB 34518 HB',
    ceos: ['Merle Kupfer', 'Jannis Brandt-Otte'],
    phones: ['+4942140896620'],
    fax: [],
    emails: ['hallo@kupfermuehle-roesterei.de'],
    branches: [],
  },
  traps: ['Nordstern', 'Ostertorsteinweg', 'Anke', '40896677', 'Sohlbach', 'Webatelier'],
};
