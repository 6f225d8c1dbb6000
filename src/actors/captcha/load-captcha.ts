import { fromPromise } from 'xstate';
import type { CaptchaConfig } from '../../../contract/captcha.ts';
import type { ApiClient } from '../api-client.ts';
import type { RecaptchaPort } from './recaptcha-port.ts';

/** Asks the server for its provider, and loads the provider's script where it has one. */
export const loadCaptcha = (api: ApiClient, recaptcha: RecaptchaPort) =>
  fromPromise<CaptchaConfig, undefined>(async ({ signal }) => {
    const config = await api.call('readCaptcha', { signal });
    if (config.provider === 'recaptcha') await recaptcha.load(config.site_key);
    return config;
  });
