import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { JobId } from '../../contract/primitives.ts';
import type { Db } from '../db/database.ts';
import { inGroups } from '../db/in-groups.ts';
import { type JobState, jobs } from '../db/schema.ts';

/** Nobody wants to know more exactly; without a bound each poll would count the whole queue. */
const mostCounted = 1_000;
/** Jobs that are read by one query at most. */
const largestGroup = 500;

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

/** One prepared query for the places of waiting jobs; a job that was taken meanwhile has none. */
function preparePlaces(db: Db) {
  const first = db
    .select({ id: jobs.id, createdAt: jobs.createdAt })
    .from(jobs)
    .where(eq(jobs.state, 'queued'))
    .orderBy(jobs.createdAt)
    .limit(mostCounted)
    .as('first');
  const ahead = db
    .select({ id: first.id, count: sql`rank() over (order by ${first.createdAt}) - 1`.as('count') })
    .from(first)
    .as('ahead');
  const position = sql<
    number | null
  >`case when ${jobs.state} = 'queued' then coalesce(${ahead.count}, ${sql.raw(String(mostCounted))}) end`;
  return db
    .select({ id: jobs.id, state: jobs.state, position: position.mapWith(Number) })
    .from(jobs)
    .leftJoin(ahead, eq(ahead.id, jobs.id))
    .where(eq(jobs.id, sql`any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('job_places');
}

/**
 * Reads the status of jobs: the call that every waiting visitor repeats, so all that come at the same time are read
 * together. Unknown ids, and texts that are none, give undefined.
 */
export function createStatusReader(db: Db): (id: string) => Promise<JobStatusRow | undefined> {
  const states = db
    .select({ id: jobs.id, state: jobs.state, position: sql<null>`null` })
    .from(jobs)
    .where(eq(jobs.id, sql`any(${sql.placeholder('ids')}::uuid[])`))
    .prepare('job_states');
  const places = preparePlaces(db);
  const read = inGroups(largestGroup, async (ids: string[]) => {
    const rows: JobStatusRow[] = await states.execute({ ids: [...new Set(ids)] });
    const waiting = rows.filter(({ state }) => state === 'queued').map(({ id }) => id);
    if (waiting.length > 0) rows.push(...(await places.execute({ ids: waiting })));
    // Of two rows of a job the later one counts.
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id.toLowerCase()));
  });
  return async (id) => (v.is(JobId, id) ? read(id) : undefined);
}
