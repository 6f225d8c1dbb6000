import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { Hasher } from '../people/hasher.ts';
import { createSlots } from '../scan/slots.ts';
import type { ScanSite } from '../scan/types.ts';
import { type Queue, queueNames } from './queue.ts';
import { runScanJob } from './scan-job.ts';
import type { ScanTools } from './scan-site-once.ts';
import { startSweep } from './sweep.ts';

/** A dead worker's entry comes back without a notification; an idle slot looks for it this often. */
const pollSeconds = 2;

export interface WorkerDeps {
  database: Database;
  queue: Queue;
  hasher: Hasher;
  scanSite: ScanSite;
  /** Jobs at once. */
  slots: number;
  /** See `ScanTools`; by default they are. */
  restHosts?: boolean;
  log: Logger;
}

/** Starts the slots that scan. The function returned ends them and hands unfinished jobs back to the queue. */
export async function startWorker({
  database,
  queue,
  hasher,
  scanSite,
  slots,
  restHosts = true,
  log,
}: WorkerDeps): Promise<() => Promise<void>> {
  const tools: ScanTools = { db: database.db, hasher, scanSite, atHost: createSlots(1), restHosts };
  const shutdown = new AbortController();

  const openSlot = async () => {
    const slot: string = await queue.boss.work<{ jobId: string }>(
      queueNames.scan,
      { batchSize: 1, pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
      async ([entry]) => {
        if (!entry) return;
        const signal = AbortSignal.any([entry.signal, shutdown.signal]);
        try {
          await runScanJob(tools, entry.data.jobId, signal);
        } catch (error) {
          if (!signal.aborted) log.error({ err: error, jobId: entry.data.jobId }, 'scan job broke off');
          throw error;
        } finally {
          // Without this a slot that was woken once would sleep through a longer queue.
          queue.boss.notifyWorker(slot);
        }
      },
    );
  };
  await Promise.all(Array.from({ length: slots }, openSlot));
  const stopSweep = await startSweep({ db: database.db, queue, hasher }, log);

  return async () => {
    stopSweep();
    // Slots stop fetching first: a slot that could would take its own job back until the tries are used up.
    const ended = queue.boss.offWork(queueNames.scan);
    shutdown.abort(new Error('The worker is shutting down'));
    await ended;
  };
}
