import type { Expected } from '../../types.ts';

// A private nature diary: no company, no imprint. The torf works, the host, the boot makers are others.
export const expected: Expected = { outcome: 'noCompany' };
