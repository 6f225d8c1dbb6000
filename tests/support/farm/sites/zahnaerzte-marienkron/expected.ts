import type { Expected } from '../../types.ts';

/**
 * A dental partnership: no link leads to the Impressum, only a nested sitemap; every unknown address answers 200 with
 * a page that says 'not found'. Chamber, association, insurer and an employed dentist stand beside the partners.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Zahnarztpraxis Dr. Ellerbrock & Kollegen PartG mbB',
    legal_form: 'PartG mbB',
    street: 'Aachener Straße 512',
    zip: '50933',
    city: 'Köln',
    country: 'DE',
    vat_id: null,
    register_court: 'Amtsgericht Essen',
    hr_number: 'PR 3814',
    ceos: ['Helene Ellerbrock', 'Tobias Quant'],
    phones: ['+492214710480'],
    fax: ['+492214710489'],
    emails: ['praxis@zahnaerzte-marienkron.de'],
    branches: [],
  },
  traps: [
    'Zahnärztekammer',
    'Emanuel-Leutze',
    'Lindemannstraße',
    'Versicherungsplatz',
    'Heilberufe Versicherung',
    'Mira Sandhoff',
    '223/5741',
    'Medisafe',
    'Netzwerk Süd',
    '4710999',
  ],
};
