import type { AppDeps } from '../deps.ts';
import { describeApi } from '../http/openapi.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';

/** Health, captcha and the description of the API. */
export function serviceRoutes(api: Api, { database, captcha, log }: AppDeps): void {
  serve(api, 'readHealth', async ({ c }) => {
    c.header('Cache-Control', 'no-store');
    try {
      await database.ping();
    } catch (error) {
      log.error({ err: error }, 'database does not answer');
      throw new Refusal('unavailable', 'unavailable');
    }
    return { status: 'ok' as const };
  });

  serve(api, 'readCaptcha', ({ c }) => {
    c.header('Cache-Control', 'no-store');
    return captcha.config();
  });

  const description = describeApi();
  api.get('/openapi.json', (c) => c.json(description));
}
