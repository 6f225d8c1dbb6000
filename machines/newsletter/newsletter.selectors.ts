import type { SnapshotFrom } from 'xstate';
import type { ErrorKey } from '../complaint.ts';
import { failureOf } from '../form/form.selectors.ts';
import type { newsletterMachine } from './newsletter.machine.ts';

/** What the box says of a failed call. */
export const newsletterErrorOf = (snapshot: SnapshotFrom<typeof newsletterMachine>): ErrorKey | null =>
  failureOf(snapshot) ? 'error.newsletterFailed' : null;
