import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';

/** What must never stand in a log, at any of the places where it might be logged. */
const personal = ['email', 'name', 'phone', 'token', 'address', 'message'];

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;

/** Errors as they may be logged: the messages of database errors repeat what was to be written. */
function serializeError(error: unknown) {
  if (error instanceof DrizzleQueryError) return { type: error.name, query: error.query, code: codeOf(error.cause) };
  if (!(error instanceof Error)) return { type: typeof error, code: codeOf(error) };
  if ('severity' in error) return { type: 'DatabaseError', code: codeOf(error) };
  return { type: error.name, message: error.message, stack: error.stack, code: codeOf(error) };
}

/** JSON lines on stdout without personal data. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: { err: serializeError },
    redact: personal.flatMap((key) => [key, `body.${key}`, `data.${key}`]),
  });
}
