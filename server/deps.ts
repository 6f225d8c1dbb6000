import type { Logger } from 'pino';
import type { Captcha } from './captcha/captcha.ts';
import type { Database } from './db/database.ts';
import type { RateLimit } from './http/rate-limit.ts';
import type { Inspector } from './inspector/inspector.ts';
import type { Queue } from './jobs/queue.ts';
import type { StaticPages } from './pages/static-pages.ts';
import type { Hasher } from './people/hasher.ts';
import type { Door } from './scan/fetch/door.ts';

/** What the routes work with. */
export interface AppDeps {
  database: Database;
  queue: Queue;
  captcha: Captcha;
  rateLimit: RateLimit;
  hasher: Hasher;
  /** Static pages, rendered. */
  pages: StaticPages;
  /** The guarded way to icons on foreign sites. */
  fetchImage: Door['fetchImage'];
  /** Jobs that workers take at once. */
  slots: number;
  /** Networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Who is told of new orders. */
  operatorEmail: string;
  /** Whom visitors turn to. */
  supportEmail: string;
  /** Site key of reCAPTCHA where that is the captcha, else null. */
  recaptchaSiteKey: string | null;
  /** Absent unless developers may watch the records. */
  inspector?: Inspector;
  log: Logger;
}
