import type { SnapshotFrom } from 'xstate';
import type { SearchErrorType } from '../../contract/errors.ts';
import type { failureMachine } from './failure.machine.ts';

type Snapshot = SnapshotFrom<typeof failureMachine>;

/** 'reading' or the kind of failure; one face of the error screen each. */
export type FailureScreen = 'reading' | SearchErrorType;

/** Which face the error screen shows. */
export const failureScreenOf = (snapshot: Snapshot): FailureScreen =>
  snapshot.matches('reading') ? 'reading' : snapshot.context.details.type;

/** True where the search can be tried again with the same addresses. */
export const canRetry = (snapshot: Snapshot): boolean => snapshot.can({ type: 'failure.retry' });

/** The server's own sentence; empty where it gave none. */
export const failureMessageOf = (snapshot: Snapshot): string => snapshot.context.details.message;

/** Where to ask for help; empty where the server did not say, so that the visitor fills it in. */
export const supportEmailOf = (snapshot: Snapshot): string => snapshot.context.details.supportEmail ?? '';

/** Technical details; empty where there are none. */
export const failureDetailsOf = (snapshot: Snapshot): string => snapshot.context.details.details ?? '';
