import type { Expected } from '../../types.ts';

/** A shop under maintenance: every address answers 503 for now. */
export const expected: Expected = { outcome: 'failed' };
