import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SiteTally } from '../../machines/lifecycle/scan-job/scan-job.machine.ts';
import type { Db } from '../db/database.ts';
import { ConcurrentMoveError, IllegalMoveError } from '../db/lifecycle.ts';
import { jobSites, scans } from '../db/schema.ts';
import { isOver } from './job-state.ts';
import { moveJobAndTell } from './move-job.ts';
import { giveUpSite, type ScanTools, scanSiteOnce } from './scan-site-once.ts';

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
async function takeJob({ db, hasher }: ScanTools, jobId: string): Promise<boolean> {
  try {
    const life = await moveJobAndTell(db, hasher, jobId, { type: 'worker.took' });
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
export async function runScanJob(tools: ScanTools, jobId: string, signal: AbortSignal): Promise<void> {
  const { db, hasher } = tools;
  if (!(await takeJob(tools, jobId))) return;
  const open = await db
    .update(jobSites)
    .set({ state: 'scanning' })
    .where(and(eq(jobSites.jobId, jobId), inArray(jobSites.state, ['waiting', 'scanning'])))
    .returning();
  const deadline = AbortSignal.timeout(jobDeadlineMs);
  const stop = AbortSignal.any([signal, deadline]);
  await Promise.all(
    open.map(async (site) => {
      try {
        await scanSiteOnce(tools, site, stop);
      } catch (error) {
        if (signal.aborted || !deadline.aborted) throw error;
        await giveUpSite(tools, site);
      }
    }),
  );
  await moveJobAndTell(db, hasher, jobId, { type: 'scan.finished', tally: await tallySites(db, jobId) });
}
