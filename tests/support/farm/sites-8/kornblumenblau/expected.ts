import type { Expected } from '../../types.ts';

/**
 * A shop before its opening: a template with gaps, only the platform has a name and an address.
 */
export const expected: Expected = { outcome: 'noCompany' };
