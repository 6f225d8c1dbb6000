import type { Expected } from '../../types.ts';

/**
 * A roofer's domain that its hosting company still answers for: a placeholder under every address, with the host's own
 * address, rating and certificate and a sample imprint, but no word of the domain's owner.
 */
export const expected: Expected = { outcome: 'noCompany' };
