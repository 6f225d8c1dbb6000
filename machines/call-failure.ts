import * as v from 'valibot';

const CallFailureSchema = v.variant('kind', [
  /** The server answered with an error; `message` and `error` are its sentences, where it gave any. */
  v.object({
    kind: v.literal('http'),
    status: v.number(),
    /** 'Bad Gateway'; HTTP/2 has none. */
    statusText: v.optional(v.string()),
    message: v.optional(v.string()),
    error: v.optional(v.string()),
  }),
  /** No answer: offline, refused, timed out. */
  v.object({ kind: v.literal('network') }),
  /** An answer that is not what the contract says. */
  v.object({ kind: v.literal('garbage') }),
]);

/** What the browser's actors throw when a call fails: plain data, told apart by machines. */
export type CallFailure = v.InferOutput<typeof CallFailureSchema>;

/** Reads what an actor threw; anything unknown counts as garbage. */
export function readFailure(thrown: unknown): CallFailure {
  const parsed = v.safeParse(CallFailureSchema, thrown);
  return parsed.success ? parsed.output : { kind: 'garbage' };
}

/** True for the answer of unknown, malformed and expired ids. */
export const isMissing = (failure: CallFailure): boolean => failure.kind === 'http' && failure.status === 404;

/** True for faults that pass by themselves: no connection, overload, a server or gateway that is down. */
export const isPassing = (failure: CallFailure): boolean =>
  failure.kind === 'network' || (failure.kind === 'http' && (failure.status >= 500 || failure.status === 429));
