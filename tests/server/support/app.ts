import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { AnswerOf, BodyOf } from '../../../contract/calls.ts';
import { createApp } from '../../../server/app.ts';
import { createCaptcha } from '../../../server/captcha/captcha.ts';
import type { CaptchaSettings } from '../../../server/config.ts';
import type { Database } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import type { AppDeps } from '../../../server/deps.ts';
import { createRateLimit, noRateLimit } from '../../../server/http/rate-limit.ts';
import type { AppEnv } from '../../../server/http/serve.ts';
import type { Inspector } from '../../../server/inspector/inspector.ts';
import { type Queue, startQueue } from '../../../server/jobs/queue.ts';
import { startWorker } from '../../../server/jobs/worker.ts';
import { createLog } from '../../../server/log.ts';
import { loadStaticPages } from '../../../server/pages/static-pages.ts';
import { createHasher, type Hasher } from '../../../server/people/hasher.ts';
import { newDataDir } from '../../support/prepare-data.ts';
import { hasPostgres, startPostgres } from './postgres.ts';
import { createTestScanner, type TestScanner } from './scanner.ts';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The databases that suites run on: both where there is a PostgreSQL. */
export const databaseKinds: DatabaseKind[] = hasPostgres ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

export const quietLog = createLog('silent');

/** An open, empty database of either kind. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  if (kind === 'PostgreSQL') {
    const postgres = await startPostgres();
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' }, quietLog);
    return { ...database, close: () => database.close().then(postgres.stop) };
  }
  const dataDir = await newDataDir();
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, quietLog);
  return { ...database, close: () => database.close().then(() => rm(dataDir, { recursive: true, force: true })) };
}

export interface TestApp {
  app: Hono<AppEnv>;
  database: Database;
  queue: Queue;
  hasher: Hasher;
  scanner: TestScanner;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** A search that must be accepted. */
  search(urls: string[], headers?: Record<string, string>): Promise<AnswerOf<'submitSearch'>>;
  /** Polls until the job has ended; the final status. */
  untilEnded(jobId: string): Promise<string>;
  stop(): Promise<void>;
}

export interface TestAppOptions {
  kind?: DatabaseKind;
  captcha?: CaptchaSettings;
  rateLimit?: boolean;
  slots?: number;
  /** Without a worker jobs stay queued. */
  worker?: boolean;
  spaDir?: string;
  webOrigin?: string;
  fetchImage?: AppDeps['fetchImage'];
  inspector?: Inspector;
  /** As outside of tests, where a host has a minute of rest between two searches. */
  restHosts?: boolean;
}

const noImage: AppDeps['fetchImage'] = async (url) => ({ ok: false, url, reason: 'unreachable', detail: '' });

/** Who is told of orders. */
export const operator = 'betreiber@firmenlupe.example';

/** Whom visitors turn to. */
export const support = 'hilfe@firmenlupe.example';

/** The headers that the browser application sends with each call. */
export const callHeaders = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };

/** The real application on a real database and queue; only the scan itself is stood in for. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { kind = 'PGlite', captcha = { provider: 'none' }, slots = 2, worker = true, restHosts = false } = options;
  const database = await openTestDatabase(kind);
  const queue = await startQueue(database, quietLog);
  const hasher = await createHasher(database.db);
  const scanner = createTestScanner();
  const stopWorker = worker
    ? await startWorker({ database, queue, hasher, scanSite: scanner.scanSite, slots, restHosts, log: quietLog })
    : async () => {};
  const deps: AppDeps = {
    database,
    queue,
    hasher,
    pages: await loadStaticPages('content'),
    operatorEmail: operator,
    supportEmail: support,
    recaptchaSiteKey: null,
    captcha: await createCaptcha(captcha, database.db, 'localhost'),
    rateLimit: options.rateLimit ? createRateLimit(database.db, hasher) : noRateLimit,
    fetchImage: options.fetchImage ?? noImage,
    slots,
    trustedProxies: ['127.0.0.1'],
    ...(options.inspector && { inspector: options.inspector }),
    log: quietLog,
  };
  const app = createApp(deps, {
    captcha,
    isHttps: false,
    webOrigin: options.webOrigin,
    ...(options.spaDir && { spaDir: options.spaDir }),
  });

  const get: TestApp['get'] = async (path, headers = {}) => app.request(`/api${path}`, { headers });
  const post: TestApp['post'] = async (path, body, headers = {}) =>
    app.request(`/api${path}`, { method: 'POST', headers: { ...callHeaders, ...headers }, body: JSON.stringify(body) });
  const search: TestApp['search'] = async (urls, headers) => {
    const body: BodyOf<'submitSearch'> = { urls, captchaToken: '' };
    const response = await post('/search', body, headers);
    if (response.status !== 200) throw new Error(`Search refused: ${response.status} ${await response.text()}`);
    return (await response.json()) as AnswerOf<'submitSearch'>;
  };
  const untilEnded: TestApp['untilEnded'] = async (jobId) => {
    for (;;) {
      const { status } = (await (await get(`/search/status/${jobId}`)).json()) as AnswerOf<'readStatus'>;
      if (status === 'completed' || status === 'failed') return status;
      await sleep(50);
    }
  };
  const stop = async () => {
    await stopWorker();
    await queue.stop(1_000);
    await database.close();
  };
  return { app, database, queue, hasher, scanner, get, post, search, untilEnded, stop };
}
