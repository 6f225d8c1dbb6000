import type { Expected } from '../../types.ts';

/** A server that answers every request with status 500. */
export const expected: Expected = { outcome: 'failed' };
