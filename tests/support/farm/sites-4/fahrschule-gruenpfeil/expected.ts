import type { Expected } from '../../types.ts';

/** A driving school whose whole site is down for maintenance and says so with its status. */
export const expected: Expected = { outcome: 'failed' };
