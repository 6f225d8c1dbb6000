import type { SnapshotFrom } from 'xstate';
import type { Complaint } from '../complaint.ts';
import { failureOf } from '../form/form.selectors.ts';
import type { notifyMachine } from './notify.machine.ts';

/** What the report page says of a failed call. The transition and loading screens only log it (specification §8). */
export function notifyErrorOf(snapshot: SnapshotFrom<typeof notifyMachine>): Complaint | null {
  const failure = failureOf(snapshot);
  if (!failure) return null;
  if (failure.kind !== 'http') return { key: 'error.failedToSubmitEmail' };
  return failure.message ? { message: failure.message } : { key: 'error.failedToSubscribe' };
}
