import type { Expected } from '../../types.ts';

/** A host that resets every connection. */
export const expected: Expected = { outcome: 'failed' };
