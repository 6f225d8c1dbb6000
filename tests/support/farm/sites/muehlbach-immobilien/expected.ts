import type { Expected } from '../../types.ts';

/** A parked domain: the only Impressum is that of the dealer who wants to sell it. */
export const expected: Expected = { outcome: 'noCompany' };
