import { and, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from './db/database.ts';
import {
  companies,
  dataRequests,
  idempotencyKeys,
  jobSites,
  jobs,
  notifyRequests,
  outbox,
  rateLimits,
  ratings,
  scans,
  subscriptions,
  usedTokens,
} from './db/schema.ts';
import { answerKeptMs } from './http/once.ts';
import { confirmableMs } from './newsletter/subscribe.ts';
import { ratingCooldownMs } from './ratings/ratings.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long things are kept, in milliseconds; the privacy page tells visitors the same. */
const kept = {
  /** Jobs, and with them reports, leads and feedback. */
  report: 30 * dayMs,
  notify: 7 * dayMs,
  unconfirmed: confirmableMs,
  dataRequest: 2 * dayMs,
  mail: 7 * dayMs,
  idempotency: answerKeptMs,
  visitorHash: ratingCooldownMs,
} as const;

/** Deletes whatever has been kept for its time. Orders stay: invoices must be kept by law. */
export async function deleteExpired(db: Db): Promise<void> {
  const before = (age: number) => new Date(Date.now() - age);
  await db.delete(jobs).where(lt(jobs.createdAt, before(kept.report)));
  const inUse = db.select({ id: jobSites.scanId }).from(jobSites).where(isNotNull(jobSites.scanId));
  await db.delete(scans).where(and(lt(scans.finishedAt, before(kept.report)), notInArray(scans.id, inUse)));
  await db.delete(companies).where(lt(companies.updatedAt, before(kept.report)));
  await db.delete(notifyRequests).where(lt(notifyRequests.createdAt, before(kept.notify)));
  await db
    .delete(subscriptions)
    .where(
      and(inArray(subscriptions.state, ['pending', 'ended']), lt(subscriptions.askedAt, before(kept.unconfirmed))),
    );
  await db.delete(dataRequests).where(lt(dataRequests.createdAt, before(kept.dataRequest)));
  await db.delete(outbox).where(and(inArray(outbox.state, ['sent', 'dead']), lt(outbox.createdAt, before(kept.mail))));
  await db
    .update(ratings)
    .set({ visitor: null })
    .where(lt(ratings.createdAt, before(kept.visitorHash)));
  await db
    .update(ratings)
    .set({ comment: null })
    .where(lt(ratings.createdAt, before(kept.report)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(kept.idempotency)));
  await db.delete(usedTokens).where(lt(usedTokens.expiresAt, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`));
}

/** The embedded database has nobody else to do this; without it queries grow slower and files larger. */
const tidyUp = (db: Db) => db.execute(sql`vacuum analyze`);

/** Deletes at once and then every day, until stopped. */
export function startRetention(db: Db, log: Logger): () => void {
  const run = () =>
    deleteExpired(db)
      .then(() => tidyUp(db))
      .catch((error: unknown) => {
        log.error({ err: error }, 'retention');
      });
  void run();
  const timer = setInterval(run, dayMs);
  return () => clearInterval(timer);
}
