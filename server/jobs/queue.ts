import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db } from '../db/database.ts';

/** Names of the queues; their entries hold ids only, our own tables are the record. */
export const queueNames = { scan: 'scan' } as const;

/** pg-boss counts retries; the first run is not one. */
const scanRetries = 2;

/** The queues of the product, on the product's own database. */
export interface Queue {
  boss: PgBoss;
  /** Adds the entries of scan jobs within the transaction that writes their rows; an entry has its job's id. */
  sendScans(tx: Db, jobIds: string[]): Promise<void>;
  /** Replaces a job's entry that has ended or is gone. */
  resendScan(tx: Db, jobId: string): Promise<void>;
  stop(timeoutMs: number): Promise<void>;
}

/**
 * Starts pg-boss. A worker that dies is noticed after 10 s without heartbeat (pg-boss' minimum)
 * plus at most one second of monitoring.
 */
export async function startQueue(database: Database, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    ...database.queueOptions,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 5 * 60,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  await boss.start();
  await boss.createQueue(queueNames.scan, {
    notify: true,
    heartbeatSeconds: 10,
    retryLimit: scanRetries,
    retryDelay: 1,
    expireInSeconds: 15 * 60,
    // Our tables are the record; spent entries would only slow down the sweep.
    deleteAfterSeconds: 60 * 60,
  });
  // pg-boss looks a queue up when it is first used. Inside a transaction on PGlite that query would wait for ever.
  await boss.findJobs(queueNames.scan, { id: crypto.randomUUID() });
  return {
    boss,
    sendScans: async (tx, jobIds) => {
      const entries = jobIds.map((jobId) => ({ id: jobId, data: { jobId } }));
      if (entries.length > 0) await boss.insert(queueNames.scan, entries, { db: fromDrizzle(tx, sql) });
    },
    resendScan: async (tx, jobId) => {
      const db = fromDrizzle(tx, sql);
      await boss.deleteJob(queueNames.scan, jobId, { db });
      await boss.insert(queueNames.scan, [{ id: jobId, data: { jobId } }], { db });
    },
    stop: (timeoutMs) => boss.stop({ graceful: true, timeout: timeoutMs }),
  };
}
