import { type CallName, calls } from '../../contract/calls.ts';
import { ErrorCode } from '../../contract/errors.ts';
import type { Fields } from './fields.ts';

/**
 * gateway: a proxy in front of the server fails, without JSON. garbage: an answer that breaks the contract.
 * lost: no connection. held: no answer, ever.
 */
export const failures = [...ErrorCode.options, 'gateway', 'garbage', 'lost', 'held'] as const;
export type Failure = (typeof failures)[number];

/** How a call is answered: it fails, or it succeeds with these fields in place of the example's. */
export type Reply = Failure | Fields;

/** Several replies: one after the other, the last one for good. */
export type Replies = { readonly [N in CallName]?: Reply | readonly Reply[] };

export const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);
