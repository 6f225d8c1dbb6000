import type { Expected } from '../../types.ts';

/**
 * A coming-soon page of a building project: the imprint is yet to come, nobody says who plans it, and the only companies named are the
 * host, the mailing service and a supervisory authority.
 */
export const expected: Expected = {
  outcome: 'noCompany',
};
