import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './serve.ts';

/** An application that listens. */
export interface Listening {
  port: number;
  /** Takes no more calls and ends when those under way are answered, or after `drainMs`. */
  close(): Promise<void>;
}

/** Serves an application on `port` (0: a free one) of `host` (undefined: all interfaces). */
export async function listen(
  app: Hono<AppEnv>,
  { port, host }: { port: number; host: string | undefined },
  drainMs: number,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen({ port, host });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection whose call has been answered meanwhile would be kept for the next one, which never comes.
      const tidy = setInterval(() => server.closeIdleConnections(), 100);
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearInterval(tidy);
      clearTimeout(cut);
    },
  };
}
