import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import type { AppEnv } from './serve.ts';

const cached =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.header('Cache-Control', value);
  };

/**
 * Serves the built browser application. Every other path gets index.html, because routes live in the browser;
 * a missing asset stays a 404, so that an old page asks for a reload instead of reading HTML as script.
 */
export function serveSpa(app: Hono<AppEnv>, root: string): void {
  const files = serveStatic({ root, precompressed: true });
  // The names of assets hold their hash: they never change.
  app.use('/assets/*', cached('public, max-age=31536000, immutable'), files);
  app.get('/assets/*', (c) => c.body(null, 404));
  app.use('*', cached('no-cache'), files);
  app.get('*', serveStatic({ root, path: 'index.html', precompressed: true }));
}
