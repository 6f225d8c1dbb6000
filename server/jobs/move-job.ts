import { and, eq } from 'drizzle-orm';
import { initialTransition, transition } from 'xstate';
import { type ScanJobEvent, scanJobMachine } from '../../machines/lifecycle/scan-job/scan-job.machine.ts';
import type { Db } from '../db/database.ts';
import { type JobState, jobs } from '../db/schema.ts';

/** The event is not allowed in the record's state. */
export class IllegalMoveError extends Error {
  override name = 'IllegalMoveError';
}

/** Another process moved the record between reading and writing it. */
export class ConcurrentMoveError extends Error {
  override name = 'ConcurrentMoveError';
}

/** What the machine decides about a job's row. */
export interface JobLife {
  state: JobState;
  tries: number;
}

/** The life of a job that has just been entered. */
export function newLife(): JobLife {
  const [snapshot] = initialTransition(scanJobMachine);
  return { state: snapshot.value, tries: snapshot.context.tries };
}

/**
 * The life after `event`, by the scan-job machine.
 * @throws IllegalMoveError when the machine does not know the event in this state
 */
export function nextLife(life: JobLife, event: ScanJobEvent): JobLife {
  const snapshot = scanJobMachine.resolveState({ value: life.state, context: { tries: life.tries } });
  if (!snapshot.can(event)) throw new IllegalMoveError(`A job that is ${life.state} cannot take ${event.type}`);
  const [next] = transition(scanJobMachine, snapshot, event);
  return { state: next.value, tries: next.context.tries };
}

/** Whether nothing more will happen to the job. */
export const isOver = (state: JobState): boolean => state !== 'queued' && state !== 'running';

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
