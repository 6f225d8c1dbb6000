import type { MiddlewareHandler } from 'hono';
import { Refusal } from './refusal.ts';

/**
 * Refuses unsafe calls that a foreign page could make a browser send: the header and the content type
 * need a CORS preflight, which this server never answers, and `Sec-Fetch-Site` cannot be forged by a page.
 */
export const guardUnsafeCalls: MiddlewareHandler = async (c, next) => {
  if (c.req.header('X-Requested-With') !== 'XMLHttpRequest') throw new Refusal('forbidden', 'crossSite');
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') throw new Refusal('forbidden', 'crossSite');
  if (!/^application\/json(?:\s*;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new Refusal('unsupported_media_type', 'notJson');
  }
  await next();
};
