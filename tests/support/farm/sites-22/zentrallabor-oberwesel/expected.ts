import type { Expected } from '../../types.ts';

/** A placeholder of the host: the domain's holder is named nowhere, the host's own firm stands on the help page. */
export const expected: Expected = { outcome: 'noCompany' };
