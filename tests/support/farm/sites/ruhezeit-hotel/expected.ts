import type { Expected } from '../../types.ts';

/** A robots.txt that answers 503: nobody may be asked for pages (RFC 9309, 2.3.1.4). */
export const expected: Expected = { outcome: 'failed' };
