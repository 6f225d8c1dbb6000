import type { Context } from 'hono';
import type { Logger } from 'pino';
import { languageOf } from './language.ts';
import { faultMessages, say } from './messages.ts';
import { answerRefusal, failWith, Refusal } from './refusal.ts';
import type { AppEnv } from './serve.ts';

/** Codes of Node and of PostgreSQL (class 08, 57P) for a database that cannot be reached right now. */
const unreachable = /^(?:ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT|08\w{3}|57P0[1-3]|53300)$/;

function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    unreachable.test(code) ||
    /connection (?:terminated|timeout)|timeout exceeded/i.test(error.message) ||
    isDatabaseDown(error.cause)
  );
}

/** Turns whatever a call threw into an ErrorAnswer; the visitor never reads a raw error. */
export function answerFailure(log: Logger) {
  return (error: Error, c: Context<AppEnv>): Response => {
    if (error instanceof Refusal) return answerRefusal(c, error);
    const call = c.get('call');
    log.error({ err: error, call }, 'call failed');
    const language = languageOf(c);
    const sentence = call && faultMessages[call]?.[language];
    if (isDatabaseDown(error)) {
      return failWith(c, 'unavailable', sentence ?? say('unavailable', language), { 'Retry-After': '5' });
    }
    return failWith(c, 'internal', sentence ?? say('fault', language));
  };
}
