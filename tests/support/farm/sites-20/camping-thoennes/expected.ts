import type { Expected } from '../../types.ts';

/**
 * A camp site on a site builder: the tenant of its restaurant and tips for the surroundings bring numbers of others,
 * the stars are a class and no rating.
 */
export const expected: Expected = {
  outcome: 'found',
  company: {
    company_name: 'Camping Thönnes e.K.',
    legal_form: 'e.K.',
    street: 'Uferallee 31',
    zip: '54470',
    city: 'Bernkastel-Kues',
    country: 'DE',
    vat_id: 'DE183049523',
    register_court: 'Amtsgericht Wittlich',
    hr_number: 'HRA 40926',
    ceos: ['Judith Thönnes'],
    phones: ['+496531917540', '+491714862093'],
    fax: [],
    emails: ['post@camping-thoennes.de'],
    founding_date: '1974',
    number_of_employees: '13',
    reviews: [{ rating: 4.6, count: 427 }],
    description_de: 'familiär geführter Campingplatz direkt am Moselufer',
  },
  traps: [
    'Lorusso',
    '65319739062',
    'Uferallee 31a',
    'Alois',
    'Hafenstraße',
    '65314418',
    'Gestade',
    '6531500190',
    'Gessinger',
    '43/161/20784',
    'DE41',
    'Straßburger',
    'Wengenroth',
    'Stresemann',
    'Gordon House',
    'Hintere Bleiche',
    '613189200',
  ],
};
