import type { Expected } from '../../types.ts';

/** A site under construction: only the hosting company says who it is. */
export const expected: Expected = { outcome: 'noCompany' };
