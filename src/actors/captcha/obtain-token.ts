import { fromPromise } from 'xstate';
import type { CaptchaConfig } from '../../../contract/captcha.ts';
import type { ApiClient } from '../api-client.ts';
import type { RecaptchaPort } from './recaptcha-port.ts';

type PowConfig = Extract<CaptchaConfig, { provider: 'pow' }>;

/** Challenges are single-use and short-lived, so each token starts from a fresh one. */
async function proveByWork(api: ApiClient, signal: AbortSignal): Promise<string> {
  const [config, { solve }] = await Promise.all([api.call('readCaptcha', { signal }), import('./proof-of-work.ts')]);
  if (config.provider !== 'pow') throw new Error(`Captcha provider changed to ${config.provider}`);
  return solve((config satisfies PowConfig).challenge, signal);
}

/** The token that a form sends as proof that a human uses it; empty where the server asks for none. */
export const obtainToken = (api: ApiClient, recaptcha: RecaptchaPort) =>
  fromPromise<string, { action: string; config: CaptchaConfig | null }>(async ({ input, signal }) => {
    switch (input.config?.provider) {
      case 'pow':
        return proveByWork(api, signal);
      case 'recaptcha':
        return recaptcha.execute(input.action);
      default:
        return '';
    }
  });
