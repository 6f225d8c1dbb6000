import type { Expected } from '../../types.ts';

/** A firm whose robots.txt refuses our user agent by name: no page may be fetched. */
export const expected: Expected = { outcome: 'failed', canRetry: false };
