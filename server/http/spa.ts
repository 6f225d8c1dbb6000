import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { AppEnv } from './serve.ts';

/** Files whose name holds their hash never change. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built browser application. Every other path gets index.html, because routes live in the browser;
 * a missing asset stays a 404, so that an old page asks for a reload instead of reading HTML as script.
 */
export function serveSpa(app: Hono<AppEnv>, root: string): void {
  app.use(
    '/assets/*',
    serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('Cache-Control', immutable) }),
  );
  app.get('/assets/*', (c) => c.body(null, 404));
  app.use('*', serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('Cache-Control', 'no-cache') }));
  app.get(
    '*',
    serveStatic({
      root,
      path: 'index.html',
      precompressed: true,
      onFound: (_, c) => c.header('Cache-Control', 'no-cache'),
    }),
  );
}
