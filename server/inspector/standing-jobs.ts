import { inArray } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Move } from '../db/moves.ts';
import { jobs } from '../db/schema.ts';
import { jobAsMove } from '../jobs/move-job.ts';

/** Jobs that are not over, as they stand: an inspector that starts now has not seen their moves. */
export async function standingJobs(db: Db): Promise<Move[]> {
  const unfinished = await db
    .select()
    .from(jobs)
    .where(inArray(jobs.state, ['queued', 'running']));
  return unfinished.map((job) => jobAsMove(job.id, job, null));
}
