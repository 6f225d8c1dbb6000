import type { Expected } from '../../types.ts';

/** A theme with its demo texts still in place: blanks and model addresses, no company named anywhere. */
export const expected: Expected = { outcome: 'noCompany' };
