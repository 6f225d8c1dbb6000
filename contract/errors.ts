import * as v from 'valibot';

/** Machine-readable reason of a refused call. */
export const ErrorCode = v.picklist([
  'bad_request',
  'captcha_failed',
  'conflict',
  'forbidden',
  'method_not_allowed',
  'not_found',
  'payload_too_large',
  'too_many_requests',
  'unsupported_media_type',
  'unavailable',
  'internal',
]);
export type ErrorCode = v.InferOutput<typeof ErrorCode>;

/** The HTTP status that each reason is answered with. */
export const httpStatusOf = {
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
} as const satisfies Record<ErrorCode, number>;

/**
 * Every failed call. `message` and `error` hold the same sentence in the caller's language:
 * specification §7 reads `message` for some calls and `error` for others.
 */
export const ErrorAnswer = v.object({
  success: v.literal(false),
  code: ErrorCode,
  message: v.string(),
  error: v.string(),
});
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;

/** Kinds of failed searches (§3, §8). */
export const SearchErrorType = v.picklist(['apify_no_results', 'apify_failed', 'timeout', 'unknown']);
export type SearchErrorType = v.InferOutput<typeof SearchErrorType>;

/** Answer of `GET /search/error/{jobId}`. */
export const SearchErrorDetails = v.object({
  type: SearchErrorType,
  message: v.string(),
  details: v.nullish(v.string()),
  canRetry: v.boolean(),
  originalUrls: v.array(v.string()),
  /** Where the visitor finds help. */
  supportEmail: v.optional(v.string()),
});
export type SearchErrorDetails = v.InferOutput<typeof SearchErrorDetails>;
