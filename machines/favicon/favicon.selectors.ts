import type { SnapshotFrom } from 'xstate';
import type { faviconMachine } from './favicon.machine.ts';

/** Address of the image to show or try; null where the initial stands in. */
export const sourceOf = (snapshot: SnapshotFrom<typeof faviconMachine>): string | null =>
  snapshot.matches('initial') ? null : (snapshot.context.sources[0] ?? null);
