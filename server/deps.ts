import type { Logger } from 'pino';
import type { Captcha } from './captcha/captcha.ts';
import type { Database } from './db/database.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { Queue } from './jobs/queue.ts';
import type { Door } from './scan/fetch/door.ts';

/** What the routes work with. */
export interface AppDeps {
  database: Database;
  queue: Queue;
  captcha: Captcha;
  rateLimit: RateLimit;
  /** The guarded way to icons on foreign sites. */
  fetchImage: Door['fetchImage'];
  /** Jobs that workers take at once. */
  slots: number;
  /** Networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  log: Logger;
}
