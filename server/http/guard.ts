import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/**
 * Refuses unsafe calls that a foreign page could make a browser send: the header and the content type need a CORS
 * preflight, which is answered to `webOrigin` only, and neither `Sec-Fetch-Site` nor `Origin` can be forged by a page.
 * @param webOrigin other origin of the browser application, if there is one
 */
export function guardUnsafeCalls(webOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header('X-Requested-With') !== 'XMLHttpRequest') throw new Refusal('forbidden', 'crossSite');
    const site = c.req.header('Sec-Fetch-Site');
    const isOurs = webOrigin !== undefined && c.req.header('Origin') === webOrigin;
    if (site !== undefined && site !== 'same-origin' && !isOurs) throw new Refusal('forbidden', 'crossSite');
    if (!/^application\/json(?:\s*;|$)/i.test(c.req.header('Content-Type') ?? '')) {
      throw new Refusal('unsupported_media_type', 'notJson');
    }
    await next();
  };
}
