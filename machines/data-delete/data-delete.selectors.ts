import type { SnapshotFrom } from 'xstate';
import type { ErrorKey } from '../complaint.ts';
import { failureOf } from '../form/form.selectors.ts';
import type { dataDeleteMachine } from './data-delete.machine.ts';

/** What the form says of a failed call. */
export const dataDeleteErrorOf = (snapshot: SnapshotFrom<typeof dataDeleteMachine>): ErrorKey | null =>
  failureOf(snapshot) ? 'error.dataDeleteFailed' : null;
