import type { Expected } from '../../types.ts';

/** A site that nobody filled: sample page, blind text and an Impressum of placeholders. */
export const expected: Expected = { outcome: 'noCompany' };
