import type { Expected } from '../../types.ts';

/** An ordinary company on a slow server, so that a scan can be watched and interrupted. */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Druckerei Geduld GmbH',
    legal_form: 'GmbH',
    street: 'Sebaldstraße 5',
    zip: '13403',
    city: 'Berlin',
    country: 'DE',
    vat_id: 'DE326719403',
    register_court: 'Amtsgericht Charlottenburg',
    hr_number: 'HRB 118402',
    ceos: ['Friederike Geduld'],
    phones: ['+493023125455'],
    fax: [],
    emails: ['druck@geduld-druckerei.de'],
  },
  traps: ['Papierkontor'],
};
