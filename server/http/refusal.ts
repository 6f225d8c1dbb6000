import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorAnswer, ErrorCode } from '../../contract/errors.ts';
import { languageOf } from './language.ts';
import { type MessageKey, say } from './messages.ts';

const statusOf: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  captcha_failed: 403,
  conflict: 422,
  forbidden: 403,
  method_not_allowed: 405,
  not_found: 404,
  payload_too_large: 413,
  too_many_requests: 429,
  unsupported_media_type: 415,
  unavailable: 503,
  internal: 500,
};

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
  return c.json(answer, statusOf[code], headers);
}

/** Answers a refusal in the caller's language. */
export function answerRefusal(c: Context, refusal: Refusal): Response {
  return failWith(c, refusal.code, say(refusal.key, languageOf(c), refusal.blanks), refusal.headers);
}
