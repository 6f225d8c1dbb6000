import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { JobId } from '../../contract/primitives.ts';
import type { Db } from '../db/database.ts';
import { type JobState, jobSites, jobs, type SiteState, scans } from '../db/schema.ts';
import type { SiteResult } from '../scan/types.ts';

/** A job as its answers need it. */
export interface Job {
  id: string;
  state: JobState;
  createdAt: Date;
  finishedAt: Date | null;
}

/** One of a job's sites; `result` once it has an outcome. */
export interface JobSite {
  url: string;
  state: SiteState;
  result: SiteResult | null;
}

/** The job; undefined for ids that are unknown, expired or no ids at all, which callers must not tell apart. */
export async function readJob(db: Db, id: string): Promise<Job | undefined> {
  if (!v.is(JobId, id)) return undefined;
  const [job] = await db
    .select({ id: jobs.id, state: jobs.state, createdAt: jobs.createdAt, finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(eq(jobs.id, id));
  return job;
}

/** The job's sites in the order in which they were entered. */
export async function readSites(db: Db, jobId: string): Promise<JobSite[]> {
  return db
    .select({ url: jobSites.url, state: jobSites.state, result: scans.result })
    .from(jobSites)
    .leftJoin(scans, eq(scans.id, jobSites.scanId))
    .where(eq(jobSites.jobId, jobId))
    .orderBy(asc(jobSites.ordinal));
}
