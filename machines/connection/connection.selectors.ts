import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

/** True while the note 'no connection' is shown. */
export const isOffline = (snapshot: SnapshotFrom<typeof connectionMachine>): boolean => snapshot.matches('offline');
