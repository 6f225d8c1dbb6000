import type { JobState } from '../db/schema.ts';

/** Whether nothing more will happen to a job in this state. */
export const isOver = (state: JobState): boolean => state !== 'queued' && state !== 'running';
