import type { SnapshotFrom } from 'xstate';
import type { Complaint } from '../complaint.ts';
import { failureOf } from '../form/form.selectors.ts';
import type { reportNotifyMachine } from './report-notify.machine.ts';

type Snapshot = SnapshotFrom<typeof reportNotifyMachine>;

/** What the form says of a failed call (specification §8). */
export function reportNotifyErrorOf(snapshot: Snapshot): Complaint | null {
  const failure = failureOf(snapshot);
  if (!failure) return null;
  if (failure.kind !== 'http') return { key: 'error.failedToSubmitEmail' };
  return failure.message ? { message: failure.message } : { key: 'error.failedToSubscribe' };
}

/** The address that the confirmation repeats; empty before success. */
export const notifiedEmailOf = (snapshot: Snapshot): string => snapshot.context.submitted?.email ?? '';
