import type { Context } from 'hono';
import { type ErrorAnswer, type ErrorCode, httpStatusOf } from '../../contract/errors.ts';
import { languageOf } from './language.ts';
import { type MessageKey, say } from './messages.ts';

/** Thrown where a call is refused; becomes an ErrorAnswer in the caller's language. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly key: MessageKey;
  readonly blanks: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    key: MessageKey,
    { blanks = {}, headers = {} }: { blanks?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(`${code}: ${key}`);
    this.code = code;
    this.key = key;
    this.blanks = blanks;
    this.headers = headers;
  }
}

/** The answer of a failed call. */
export function failWith(c: Context, code: ErrorCode, message: string, headers: Record<string, string> = {}): Response {
  const answer: ErrorAnswer = { success: false, code, message, error: message };
  return c.json(answer, httpStatusOf[code], headers);
}

/** Answers a refusal in the caller's language. */
export function answerRefusal(c: Context, refusal: Refusal): Response {
  return failWith(c, refusal.code, say(refusal.key, languageOf(c), refusal.blanks), refusal.headers);
}
