import type { Expected } from '../../types.ts';

/** A parked domain: the only companies named are advertisers and the market place. */
export const expected: Expected = { outcome: 'noCompany' };
