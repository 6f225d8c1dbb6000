import type { Expected } from '../../types.ts';

/** Addresses that redirect to each other without end. */
export const expected: Expected = { outcome: 'failed' };
