import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { JobId } from '../../contract/primitives.ts';
import type { Db } from '../db/database.ts';
import { type JobState, jobs } from '../db/schema.ts';

/** Nobody wants to know more exactly; without a bound each poll would count the whole queue. */
const mostCounted = 1_000;

/** Jobs that wait and jobs that are being worked on, a thousand at most of each. */
export async function jobsAhead(db: Db): Promise<{ queued: number; running: number }> {
  const some = (state: JobState) =>
    sql<number>`(select count(*) from (select 1 from jobs where state = ${state} limit ${mostCounted}) as counted)`.mapWith(
      Number,
    );
  const [row] = await db.select({ queued: some('queued'), running: some('running') }).from(sql`(values (1)) as one`);
  return row ?? { queued: 0, running: 0 };
}

export interface JobStatusRow {
  id: string;
  state: JobState;
  /** Jobs that wait before this one, a thousand at most; null for one that does not wait. */
  position: number | null;
}

/**
 * Reads the status of jobs: the call that every waiting visitor repeats, so it is one prepared query.
 * Unknown ids, and texts that are none, give undefined.
 */
export function createStatusReader(db: Db): (id: string) => Promise<JobStatusRow | undefined> {
  const position = sql<number | null>`case when jobs.state = 'queued' then (select count(*) from (
    select 1 from jobs earlier where earlier.state = 'queued' and earlier.created_at < jobs.created_at
    limit ${sql.raw(String(mostCounted))}) as counted) end`.mapWith(Number);
  const query = db
    .select({ id: jobs.id, state: jobs.state, position })
    .from(jobs)
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('job_status');
  return async (id) => {
    if (!v.is(JobId, id)) return undefined;
    const [row] = await query.execute({ id });
    return row;
  };
}
