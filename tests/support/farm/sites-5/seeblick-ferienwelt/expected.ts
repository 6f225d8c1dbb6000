import type { Expected } from '../../types.ts';

/** A parked domain for sale with sponsored links; nobody is named. */
export const expected: Expected = { outcome: 'noCompany' };
