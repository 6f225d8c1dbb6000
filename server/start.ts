import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createCaptcha } from './captcha/captcha.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createRateLimit, noRateLimit } from './http/rate-limit.ts';
import { startQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';
import { createDoor, createScanner, parseConnectTo } from './scan/index.ts';

/** Time for calls and scans under way before the process ends; the whole drain stays under ten seconds. */
const drainMs = 7_000;

const distDir = join(import.meta.dirname, '../dist');

/** What must not be overlooked in a log: settings that only tests should have. */
function warnOfTestSettings(config: Config, log: Logger): void {
  if (config.captcha.provider === 'none') log.warn('CAPTCHA_PROVIDER=none: calls are not checked for robots');
  if (!config.rateLimit) log.warn('RATE_LIMIT=off: calls are not limited');
  if (config.scanConnectTo) log.warn(`SCAN_CONNECT_TO: every scan connection goes to ${config.scanConnectTo}`);
}

async function listen(server: Server, { port, host }: Config): Promise<number> {
  server.listen({ port, host });
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** A running process of the product. */
export interface Running {
  /** Where it serves; undefined for a worker. */
  url: string | undefined;
  /** Ends it within ten seconds; unfinished scans go back to the queue. */
  stop(): Promise<void>;
}

/** Starts what the settings' role asks for: web server, scan worker, or both. */
export async function start(config: Config, log: Logger): Promise<Running> {
  warnOfTestSettings(config, log);
  const connectTo = config.scanConnectTo === undefined ? undefined : parseConnectTo(config.scanConnectTo);
  const stopped: (() => unknown)[] = [];
  /** Ends the parts in the reverse order of their start. */
  const stop = async () => {
    for (const end of stopped.splice(0).reverse()) await end();
  };
  try {
    const database = await openDatabase(config, log);
    stopped.push(database.close);
    const queue = await startQueue(database, log);
    stopped.push(() => queue.stop(drainMs));
    const contactUrl = config.publicUrl && `${config.publicUrl}/impressum`;

    if (config.role !== 'web') {
      const scanner = createScanner({
        connectTo,
        contactUrl,
        concurrency: config.scanConcurrency,
        log: (message, details) => log.warn(details, message),
      });
      stopped.push(scanner.close);
      stopped.push(
        await startWorker({ database, queue, scanSite: scanner.scanSite, slots: config.scanConcurrency, log }),
      );
    }
    if (config.role === 'worker') return { url: undefined, stop };

    const door = createDoor({ connectTo, contactUrl });
    stopped.push(door.close);
    const publicUrl = new URL(config.publicUrl ?? 'http://localhost');
    const app = createApp(
      {
        database,
        queue,
        captcha: await createCaptcha(config.captcha, database.db, publicUrl.hostname),
        rateLimit: config.rateLimit ? createRateLimit(database.db) : noRateLimit,
        fetchImage: door.fetchImage,
        slots: config.scanConcurrency,
        trustedProxies: config.trustedProxies,
        log,
      },
      {
        captcha: config.captcha,
        isHttps: publicUrl.protocol === 'https:',
        ...(existsSync(distDir) && { spaDir: distDir }),
      },
    );
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const port = await listen(server, config);
    stopped.push(async () => {
      const closed = once(server, 'close');
      server.close();
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(cut);
    });
    return { url: `http://localhost:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
