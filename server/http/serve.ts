import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { type AnswerOf, type CallName, calls } from '../../contract/calls.ts';
import { Refusal } from './refusal.ts';

/** What the middleware leaves for the error handler and the log. */
export interface AppEnv {
  Variables: { call?: CallName };
}

export type Api = Hono<AppEnv>;

type Parsed<N extends CallName, Part extends 'body' | 'query'> = (typeof calls)[N] extends {
  [P in Part]: infer S extends v.GenericSchema;
}
  ? v.InferOutput<S>
  : undefined;

/** A call with its parts checked against the contract. */
export interface Incoming<N extends CallName> {
  c: Context<AppEnv>;
  body: Parsed<N, 'body'>;
  query: Parsed<N, 'query'>;
}

/** `/report/{id}` of the contract in Hono's spelling. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Checks a part of a call. @throws Refusal 400 that names the first wrong field */
function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, input, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new Refusal('bad_request', 'invalidField', { blanks: { field: v.getDotPath(parsed.issues[0]) ?? 'body' } });
}

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('bad_request', 'malformedJson');
    throw error;
  }
}

/**
 * Serves one call of the contract: path, method and schemas come from there, so that server and browser cannot
 * drift apart. The handler's answer is sent as JSON, unless it is a Response already.
 */
export function serve<N extends CallName>(
  api: Api,
  name: N,
  handler: (call: Incoming<N>) => Promise<AnswerOf<N> | Response>,
): void {
  const call: { method: string; path: string; body?: v.GenericSchema; query?: v.GenericSchema } = calls[name];
  api.on(call.method, honoPath(call.path), async (c) => {
    c.set('call', name);
    const body = call.body ? parse(call.body, await readJson(c)) : undefined;
    const query = call.query ? parse(call.query, c.req.query()) : undefined;
    // The schemas were looked up by the name that the types are computed from.
    const answer = await handler({ c, body, query } as Incoming<N>);
    return answer instanceof Response ? answer : c.json(answer as object);
  });
}
