import type { Expected } from '../../types.ts';

/**
 * A WordPress installation that was never filled in: placeholder imprint (Max Mustermann, Musterfirma GmbH), the sample
 * page's invented company and Lorem ipsum; only the agency and the host are real names, and neither is the owner.
 */
export const expected: Expected = { outcome: 'noCompany' };
