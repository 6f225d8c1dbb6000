import type { SnapshotFrom } from 'xstate';
import type { Complaint } from '../complaint.ts';
import { hasConsented } from '../form/checks/pro-order.ts';
import { failureOf, isSubmitting } from '../form/form.selectors.ts';
import type { proOrderMachine } from './pro-order.machine.ts';

type Snapshot = SnapshotFrom<typeof proOrderMachine>;

/** True once both boxes are ticked and no call is under way. */
export const canOrder = (snapshot: Snapshot): boolean =>
  hasConsented(snapshot.context.values) && !isSubmitting(snapshot);

/** What the form says of a failed call: the server's sentence, else a text of its own (specification §8). */
export function proOrderErrorOf(snapshot: Snapshot): Complaint | null {
  const failure = failureOf(snapshot);
  if (!failure) return null;
  if (failure.kind !== 'http') return { key: 'error.proNotSent' };
  return failure.error ? { message: failure.error } : { key: 'error.proFailed' };
}
