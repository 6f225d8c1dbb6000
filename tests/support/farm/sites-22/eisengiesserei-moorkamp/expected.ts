import type { Expected } from '../../types.ts';

/**
 * A foundry's former domain, parked and for sale: every address answers 200 with advertisements and related searches
 * without end, and nobody is named.
 */
export const expected: Expected = { outcome: 'noCompany' };
