import type { Expected } from '../../types.ts';

/** A content network that asks every visitor for proof of being human before it lets them in. */
export const expected: Expected = { outcome: 'failed' };
