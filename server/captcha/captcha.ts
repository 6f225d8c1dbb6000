import type { CaptchaConfig } from '../../contract/captcha.ts';
import type { CaptchaSettings } from '../config.ts';
import type { Db } from '../db/database.ts';
import { createPow } from './pow.ts';
import { createRecaptcha } from './recaptcha.ts';
import type { CheckedToken } from './used-tokens.ts';

/** The proof that a caller is human. */
export interface Captcha {
  config(): Promise<CaptchaConfig>;
  /**
   * Checks a token for the named action. What it returns is noted by `useTokens`: a token is worth one call.
   * @throws Refusal 403 for a wrong, old or foreign token
   */
  check(token: string, action: string): Promise<CheckedToken>;
}

/** For tests: every call counts as human. */
const noCaptcha: Captcha = {
  config: async () => ({ provider: 'none' }),
  check: async () => undefined,
};

/** @param hostname host of the product, where tokens must have been made */
export async function createCaptcha(settings: CaptchaSettings, db: Db, hostname: string): Promise<Captcha> {
  if (settings.provider === 'none') return noCaptcha;
  if (settings.provider === 'recaptcha') return createRecaptcha({ ...settings, hostname });
  return createPow(db);
}
