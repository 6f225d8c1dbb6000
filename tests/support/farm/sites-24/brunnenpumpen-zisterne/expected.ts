import type { Expected } from '../../types.ts';

/** A shop to come on Joomla: nobody is named but the agency that keeps the page, and a script link stands for the contact. */
export const expected: Expected = { outcome: 'noCompany' };
