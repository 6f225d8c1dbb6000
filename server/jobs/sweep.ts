import { and, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { ConcurrentMoveError } from '../db/lifecycle.ts';
import { jobs } from '../db/schema.ts';
import type { Hasher } from '../people/hasher.ts';
import { moveJobAndTell } from './move-job.ts';
import { type Queue, queueNames } from './queue.ts';

const sweepIntervalMs = 5_000;

export interface SweepDeps {
  db: Db;
  queue: Queue;
  hasher: Hasher;
}

/** Unfinished jobs without a queue entry that could still bring them to a worker. */
async function strandedJobs(db: Db) {
  return db
    .select({ id: jobs.id, state: jobs.state })
    .from(jobs)
    .where(
      and(
        sql`${jobs.state} in ('queued', 'running')`,
        // Not as a join: without statistics a database may compare every job with every entry.
        sql`${jobs.id} not in (select id from pgboss.job
              where name = ${queueNames.scan} and state in ('created', 'retry', 'active'))`,
      ),
    );
}

/**
 * Queues every stranded job again, or fails it when it has used up its tries.
 * @returns the number of jobs that it found
 */
export async function sweepJobs({ db, queue, hasher }: SweepDeps): Promise<number> {
  const stranded = await strandedJobs(db);
  for (const job of stranded) {
    await db.transaction(async (tx) => {
      const lost = job.state === 'running' ? await moveJobAndTell(tx, hasher, job.id, { type: 'worker.lost' }) : job;
      // A second sweeper may send an entry too; whoever comes late finds the job taken.
      if (lost?.state === 'queued') await queue.resendScan(tx, job.id);
    });
  }
  return stranded.length;
}

/** Sweeps at once and then every five seconds, until stopped. */
export async function startSweep(deps: SweepDeps, log: Logger): Promise<() => void> {
  const sweep = async () => {
    try {
      const found = await sweepJobs(deps);
      if (found > 0) log.warn({ jobs: found }, 'stranded jobs queued again');
    } catch (error) {
      // Another process may have swept the same job first.
      if (!(error instanceof ConcurrentMoveError)) log.error({ err: error }, 'sweep');
    }
  };
  await sweep();
  const timer = setInterval(sweep, sweepIntervalMs);
  return () => clearInterval(timer);
}
