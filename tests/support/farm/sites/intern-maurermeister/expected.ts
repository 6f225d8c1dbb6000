import type { Expected } from '../../types.ts';

/** A site for members only: every page asks for a password. */
export const expected: Expected = { outcome: 'failed' };
