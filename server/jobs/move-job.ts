import { and, eq } from 'drizzle-orm';
import { initialTransition } from 'xstate';
import { type ScanJobEvent, scanJobMachine } from '../../machines/lifecycle/scan-job/scan-job.machine.ts';
import type { Db } from '../db/database.ts';
import { advance, ConcurrentMoveError } from '../db/lifecycle.ts';
import { type Move, publishMove } from '../db/moves.ts';
import { type JobState, jobs } from '../db/schema.ts';
import type { Hasher } from '../people/hasher.ts';
import { notifyWaiting } from '../people/notify.ts';
import { isOver } from './job-state.ts';

/** What the machine decides about a job's row. */
export interface JobLife {
  state: JobState;
  tries: number;
}

const [entered] = initialTransition(scanJobMachine);

/** The life of a job that has just been entered. */
export const newLife: Readonly<JobLife> = { state: entered.value, tries: entered.context.tries };

/**
 * The life after `event`, by the scan-job machine.
 * @throws IllegalMoveError when the machine does not know the event in this state
 */
export function nextLife(life: JobLife, event: ScanJobEvent): JobLife {
  const next = advance(scanJobMachine, life.state, { tries: life.tries }, event);
  return { state: next.value, tries: next.context.tries };
}

/** A job as those who watch the records hear of it. */
export const jobAsMove = (id: string, { state, tries }: JobLife, event: ScanJobEvent | null): Move => ({
  machine: scanJobMachine,
  id,
  event,
  value: state,
  context: { tries },
});

/**
 * Moves a job's row and, when that ends the job, tells everybody who waits for it, in one transaction.
 * @throws as `moveJob`
 */
export async function moveJobAndTell(
  db: Db,
  hasher: Hasher,
  jobId: string,
  event: ScanJobEvent,
): Promise<JobLife | undefined> {
  const moved = await db.transaction(async (tx) => {
    const life = await moveJob(tx, jobId, event);
    if (life && isOver(life.state)) await notifyWaiting(tx, hasher, jobId, life.state === 'ready');
    return life;
  });
  if (moved) publishMove(jobAsMove(jobId, moved, event));
  return moved;
}

/**
 * Moves a job's row by an event of its machine; `undefined` when there is no such job.
 * @throws IllegalMoveError, and ConcurrentMoveError when the row changed meanwhile; neither writes anything
 */
export async function moveJob(db: Db, jobId: string, event: ScanJobEvent): Promise<JobLife | undefined> {
  const [before] = await db.select({ state: jobs.state, tries: jobs.tries }).from(jobs).where(eq(jobs.id, jobId));
  if (!before) return undefined;
  const after = nextLife(before, event);
  const moved = await db
    .update(jobs)
    .set({ ...after, finishedAt: isOver(after.state) ? new Date() : null })
    .where(and(eq(jobs.id, jobId), eq(jobs.state, before.state), eq(jobs.tries, before.tries)))
    .returning({ id: jobs.id });
  if (moved.length === 0) throw new ConcurrentMoveError(`Job ${jobId} was moved by someone else`);
  return after;
}
