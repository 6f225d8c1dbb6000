import type { Expected } from '../../types.ts';

/** A parked domain: topics for sale, nobody named. */
export const expected: Expected = { outcome: 'noCompany' };
