import type { SnapshotFrom } from 'xstate';
import type { ErrorKey } from '../complaint.ts';
import { failureOf } from '../form/form.selectors.ts';
import type { dataExportMachine } from './data-export.machine.ts';

/** What the form says of a failed call. */
export const dataExportErrorOf = (snapshot: SnapshotFrom<typeof dataExportMachine>): ErrorKey | null =>
  failureOf(snapshot) ? 'error.dataExportFailed' : null;
