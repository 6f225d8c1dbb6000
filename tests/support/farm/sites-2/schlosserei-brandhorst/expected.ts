import type { Expected } from '../../types.ts';

/** A parked name for sale that answers every address with the same advertisements: a broker's contacts, no company. */
export const expected: Expected = { outcome: 'noCompany' };
