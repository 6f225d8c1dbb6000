import type { SnapshotFrom } from 'xstate';
import type { Complaint } from '../complaint.ts';
import { failureOf } from '../form/form.selectors.ts';
import type { leadMachine } from './lead.machine.ts';

/** What stands above the form after a failed call (specification §8). */
export function leadErrorOf(snapshot: SnapshotFrom<typeof leadMachine>): Complaint | null {
  const failure = failureOf(snapshot);
  if (!failure) return null;
  if (failure.kind !== 'http') return { key: 'error.failedToSubmit' };
  return failure.error ? { message: failure.error } : { key: 'error.failedToSubmitLead' };
}
