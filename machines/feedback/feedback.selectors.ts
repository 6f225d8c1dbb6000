import type { SnapshotFrom } from 'xstate';
import { limits } from '../../contract/limits.ts';
import type { ErrorKey } from '../complaint.ts';
import { failureOf } from '../form/form.selectors.ts';
import type { feedbackMachine } from './feedback.machine.ts';

type Snapshot = SnapshotFrom<typeof feedbackMachine>;

/** Characters that the comment has left. */
export const charactersLeftOf = (snapshot: Snapshot): number =>
  limits.feedbackMessage - snapshot.context.values.message.length;

/** What the form says of a failed call. */
export const feedbackErrorOf = (snapshot: Snapshot): ErrorKey | null =>
  failureOf(snapshot) ? 'error.feedbackFailed' : null;
