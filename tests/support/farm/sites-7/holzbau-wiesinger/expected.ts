import type { Expected } from '../../types.ts';

/**
 * A registered domain without contents: the host's automatic page with searches of advertisers, nobody named.
 */
export const expected: Expected = { outcome: 'noCompany' };
