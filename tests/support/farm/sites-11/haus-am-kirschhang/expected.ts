import type { Expected } from '../../types.ts';

/**
 * A domain without a site of its own: the host's default page names the host with support number, rating and year, and
 * nobody who owns the site.
 */
export const expected: Expected = { outcome: 'noCompany' };
