import type { Expected } from '../../types.ts';

export const expected: Expected = { outcome: 'noCompany' };
