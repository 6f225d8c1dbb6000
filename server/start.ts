import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createCaptcha } from './captcha/captcha.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { listen } from './http/listen.ts';
import { createRateLimit, noRateLimit } from './http/rate-limit.ts';
import { type Inspector, startInspector } from './inspector/inspector.ts';
import { standingJobs } from './inspector/standing-jobs.ts';
import { type Queue, startQueue } from './jobs/queue.ts';
import { startWorker } from './jobs/worker.ts';
import { startSender } from './mail/sender.ts';
import { createFileTransport, createSmtpTransport } from './mail/transport.ts';
import { loadStaticPages } from './pages/static-pages.ts';
import { createHasher, type Hasher } from './people/hasher.ts';
import { startRetention } from './retention.ts';
import { createDoor, createScanner, parseConnectTo } from './scan/index.ts';
import { checkingVatIds } from './vies/check-vat-ids.ts';
import { createVies } from './vies/vies.ts';

/** Time for calls and scans under way before the process ends; the whole drain stays under ten seconds. */
const drainMs = 7_000;

const root = join(import.meta.dirname, '..');
const distDir = join(root, 'dist');

/** A running process of the product. */
export interface Running {
  /** Where it serves; undefined for a worker. */
  url: string | undefined;
  /** Ends it within ten seconds; unfinished scans go back to the queue. */
  stop(): Promise<void>;
}

/** The parts of a process that is being started, and how each of them ends. */
interface Parts {
  config: Config;
  log: Logger;
  database: Database;
  queue: Queue;
  hasher: Hasher;
  /** Address that mails lead to. */
  publicUrl: string;
  doorOptions: Parameters<typeof createDoor>[0];
  inspector: Inspector | undefined;
  onStop(end: () => unknown): void;
}

/** What must not be overlooked in a log: settings that only tests should have. */
function warnOfTestSettings(config: Config, log: Logger): void {
  if (config.captcha.provider === 'none') log.warn('CAPTCHA_PROVIDER=none: calls are not checked for robots');
  if (!config.rateLimit) log.warn('RATE_LIMIT=off: neither calls nor visits to a host are limited');
  if (config.inspect) log.warn('INSPECT=1: everyone who reaches this server can watch its records move');
  if (config.scanConnectTo) log.warn(`SCAN_CONNECT_TO: every scan connection goes to ${config.scanConnectTo}`);
}

async function startWorking({ config, log, database, queue, hasher, publicUrl, doorOptions, onStop }: Parts) {
  const { smtpUrl, mailFrom, scanConcurrency: slots, rateLimit: restHosts, viesUrl } = config;
  const warn = (message: string, details: object) => log.warn(details, message);
  const transport = smtpUrl
    ? createSmtpTransport(smtpUrl, mailFrom)
    : createFileTransport(join(config.dataDir, 'outbox'), mailFrom);
  onStop(startSender({ room: { db: database.db, hasher, publicUrl }, transport, log }));
  onStop(startRetention(database.db, log));
  const scanner = createScanner({
    ...doorOptions,
    concurrency: slots,
    chromiumPath: config.chromiumPath,
    log: warn,
  });
  onStop(scanner.close);
  const scanSite = viesUrl
    ? checkingVatIds(scanner.scanSite, createVies({ url: viesUrl, log: warn }))
    : scanner.scanSite;
  onStop(await startWorker({ database, queue, hasher, scanSite, slots, restHosts, log }));
}

async function startServing(parts: Parts) {
  const { config, log, database, queue, hasher, publicUrl, doorOptions, inspector, onStop } = parts;
  const { captcha, webOrigin, apiOrigin } = config;
  const door = createDoor(doorOptions);
  onStop(door.close);
  const { hostname, protocol } = new URL(publicUrl);
  const app = createApp(
    {
      database,
      queue,
      hasher,
      captcha: await createCaptcha(captcha, database.db, hostname),
      rateLimit: config.rateLimit ? createRateLimit(database.db, hasher) : noRateLimit,
      pages: await loadStaticPages(join(root, 'content')),
      fetchImage: door.fetchImage,
      slots: config.scanConcurrency,
      trustedProxies: config.trustedProxies,
      operatorEmail: config.operatorEmail,
      supportEmail: config.supportEmail,
      recaptchaSiteKey: captcha.provider === 'recaptcha' ? captcha.siteKey : null,
      ...(inspector && { inspector }),
      log,
    },
    { captcha, isHttps: protocol === 'https:', webOrigin, apiOrigin, ...(existsSync(distDir) && { spaDir: distDir }) },
  );
  const { port, close } = await listen(app, config, drainMs);
  onStop(close);
  // Viewers stay until they are sent away: the server would wait for them.
  if (inspector) onStop(inspector.close);
  return `http://localhost:${port}`;
}

/** Starts what the settings' role asks for: web server, scan worker, or both. */
export async function start(config: Config, log: Logger): Promise<Running> {
  warnOfTestSettings(config, log);
  const ends: (() => unknown)[] = [];
  /** Ends the parts in the reverse order of their start. */
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const onStop = (end: () => unknown) => ends.push(end);
  try {
    const database = await openDatabase(config, log);
    onStop(database.close);
    const queue = await startQueue(database, log);
    onStop(() => queue.stop(drainMs));
    const parts: Parts = {
      config,
      log,
      database,
      queue,
      hasher: await createHasher(database.db),
      publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
      doorOptions: {
        connectTo: config.scanConnectTo === undefined ? undefined : parseConnectTo(config.scanConnectTo),
        contactUrl: config.publicUrl && `${config.publicUrl}/impressum`,
      },
      inspector: config.inspect ? startInspector(await standingJobs(database.db)) : undefined,
      onStop,
    };
    if (config.role !== 'web') await startWorking(parts);
    return { url: config.role === 'worker' ? undefined : await startServing(parts), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
