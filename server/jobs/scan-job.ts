import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SiteTally } from '../../machines/lifecycle/scan-job/scan-job.machine.ts';
import type { Db } from '../db/database.ts';
import { jobSites, scans } from '../db/schema.ts';
import type { ScanSite } from '../scan/types.ts';
import { ConcurrentMoveError, IllegalMoveError, isOver, moveJob } from './move-job.ts';
import { giveUpSite, type RunningScans, scanSiteOnce } from './scan-site-once.ts';

/** Longest life of one job; the report page waits ten minutes. */
const jobDeadlineMs = 9 * 60_000;

async function tallySites(db: Db, jobId: string): Promise<SiteTally> {
  const outcomes = await db
    .select({ state: scans.state, reason: sql<string | null>`${scans.result}->>'reason'` })
    .from(jobSites)
    .innerJoin(scans, eq(scans.id, jobSites.scanId))
    .where(eq(jobSites.jobId, jobId));
  return {
    found: outcomes.filter(({ state }) => state === 'found').length,
    noCompany: outcomes.filter(({ state }) => state === 'noCompany').length,
    timedOut: outcomes.filter(({ state, reason }) => state === 'failed' && reason === 'timeout').length,
  };
}

/** Takes the job for this worker; false when there is nothing to do for it. */
async function takeJob(db: Db, jobId: string): Promise<boolean> {
  try {
    const life = await moveJob(db, jobId, { type: 'worker.took' });
    return life !== undefined && !isOver(life.state);
  } catch (error) {
    // Finished meanwhile, or taken by another worker: the queue delivers at least once, not exactly once.
    if (error instanceof IllegalMoveError || error instanceof ConcurrentMoveError) return false;
    throw error;
  }
}

/**
 * Runs one scan job. A job that an earlier worker left unfinished goes on with the sites that have no outcome yet.
 * @param signal stops the job without an outcome, so that the queue gives it to another worker
 * @throws the signal's reason when aborted
 */
export async function runScanJob(
  db: Db,
  scanSite: ScanSite,
  running: RunningScans,
  jobId: string,
  signal: AbortSignal,
): Promise<void> {
  if (!(await takeJob(db, jobId))) return;
  const open = await db
    .select()
    .from(jobSites)
    .where(and(eq(jobSites.jobId, jobId), inArray(jobSites.state, ['waiting', 'scanning'])));
  const deadline = AbortSignal.timeout(jobDeadlineMs);
  const stop = AbortSignal.any([signal, deadline]);
  await Promise.all(
    open.map(async (site) => {
      try {
        await scanSiteOnce(db, scanSite, running, site, stop);
      } catch (error) {
        if (signal.aborted || !deadline.aborted) throw error;
        await giveUpSite(db, site);
      }
    }),
  );
  await moveJob(db, jobId, { type: 'scan.finished', tally: await tallySites(db, jobId) });
}
