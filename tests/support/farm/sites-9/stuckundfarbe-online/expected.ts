import type { Expected } from '../../types.ts';

/** A trade's domain that still shows its host's placeholder: only the host is named. */
export const expected: Expected = { outcome: 'noCompany' };
