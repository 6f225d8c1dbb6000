import type { SnapshotFrom } from 'xstate';
import type { copyMachine } from './copy.machine.ts';

/** What there is to say about the last attempt; null where there is nothing (any more). */
export const copyOutcomeOf = (snapshot: SnapshotFrom<typeof copyMachine>): 'copied' | 'failed' | null => {
  if (snapshot.matches('copied')) return 'copied';
  return snapshot.matches('failed') ? 'failed' : null;
};
