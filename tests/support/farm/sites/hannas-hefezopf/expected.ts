import type { Expected } from '../../types.ts';

/** A private recipe diary: no company, no Impressum, although firms are mentioned. */
export const expected: Expected = { outcome: 'noCompany' };
