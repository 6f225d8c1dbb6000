import type { ConnectionEvent } from '../connection/connection.machine.ts';

/** What the screen tells of the first company that was found. */
export interface SightedCompany {
  name: string;
  city: string | null;
}

export interface LoadingInput {
  jobId: string;
  /** Known from the search where it answered with companies. */
  company: SightedCompany | null;
  /** True where the visitor already asked to be told by mail. */
  notified: boolean;
  /** Made once for each visit of the screen. */
  notifyKey: string;
}

export interface LoadingContext extends LoadingInput {
  /** Milliseconds since this job's screen was first opened, so that a reload goes on where it was. */
  elapsed: number;
  /** Milliseconds that one of the seven steps lasts. */
  stepLength: number;
}

/** shown: the visitor does not wait for the redirect. completed: raised inside, for the steps to hurry. */
export type LoadingEvent = { type: 'report.shown' } | { type: 'job.completed' } | ConnectionEvent;

export type LoadingEmitted = { type: 'loading.finished'; jobId: string } | { type: 'loading.failed'; jobId: string };
