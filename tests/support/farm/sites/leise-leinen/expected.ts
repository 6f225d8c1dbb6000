import type { Expected } from '../../types.ts';

/** A server that answers 200 with nothing at all. */
export const expected: Expected = { outcome: 'noCompany' };
