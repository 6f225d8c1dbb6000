import * as v from 'valibot';

/** Answer of `GET /captcha`: which provider proves that a visitor is human, and what it needs. */
export const CaptchaConfig = v.variant('provider', [
  v.object({ provider: v.literal('none') }),
  v.object({ provider: v.literal('recaptcha'), site_key: v.string() }),
  /** A proof-of-work challenge of ALTCHA, single use, short-lived; opaque to everything but its library. */
  v.object({ provider: v.literal('pow'), challenge: v.looseObject({}) }),
]);
export type CaptchaConfig = v.InferOutput<typeof CaptchaConfig>;
