import * as v from 'valibot';
import { Refusal } from '../http/refusal.ts';
import type { Captcha } from './captcha.ts';
import { checkedToken } from './used-tokens.ts';

/** Google calls 0.5 a fair threshold to start with. */
const lowestScore = 0.5;
/** Google's tokens live two minutes. */
const lifetimeMs = 2 * 60_000;
const verifyTimeoutMs = 5_000;

/** Answer of the siteverify call: https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const Verdict = v.object({
  success: v.literal(true),
  score: v.number(),
  action: v.string(),
  hostname: v.string(),
  challenge_ts: v.pipe(v.string(), v.isoTimestamp()),
});

export interface RecaptchaSettings {
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
  /** Where the token must have been made. */
  hostname: string;
}

/** reCAPTCHA v3. The visitor's address is not passed on. */
export function createRecaptcha({ siteKey, secretKey, verifyUrl, hostname }: RecaptchaSettings): Captcha {
  const askGoogle = async (token: string): Promise<unknown> => {
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: secretKey, response: token }),
        signal: AbortSignal.timeout(verifyTimeoutMs),
      });
      return await answer.json();
    } catch (error) {
      throw new Error('The captcha provider does not answer', { cause: error });
    }
  };
  return {
    config: async () => ({ provider: 'recaptcha', site_key: siteKey }),
    check: async (token, action) => {
      if (token === '') throw new Refusal('captcha_failed', 'captchaFailed');
      const verdict = v.safeParse(Verdict, await askGoogle(token));
      const isGood =
        verdict.success &&
        verdict.output.score >= lowestScore &&
        verdict.output.action === action &&
        verdict.output.hostname === hostname &&
        Date.now() - Date.parse(verdict.output.challenge_ts) <= lifetimeMs;
      if (!isGood) throw new Refusal('captcha_failed', 'captchaFailed');
      return checkedToken(token, new Date(Date.now() + lifetimeMs));
    },
  };
}
