import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Lets the browser application of one other origin make calls (WHATWG Fetch, 3.2 CORS protocol). There are no
 * cookies to send along.
 */
export function allowOrigin(origin: string): MiddlewareHandler[] {
  return [
    cors({
      origin,
      allowMethods: ['GET', 'POST'],
      exposeHeaders: ['Retry-After', 'Content-Disposition'],
      maxAge: 7_200,
    }),
    async (c, next) => {
      // Icons are shown by pages of that origin, too.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      await next();
    },
  ];
}
