import type { SnapshotFrom } from 'xstate';
import { limits } from '../../contract/limits.ts';
import type { loadingMachine } from './loading.machine.ts';

type Snapshot = SnapshotFrom<typeof loadingMachine>;

const STEPS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;

/** Number of the shown step, 1 to 7. */
export const stepOf = (snapshot: Snapshot): number =>
  1 +
  Math.max(
    0,
    STEPS.findIndex((step) => snapshot.matches({ showing: { steps: step } })),
  );

/** True once the report is there. */
export const isCompleted = (snapshot: Snapshot): boolean =>
  snapshot.matches({ showing: { polling: 'completed' } }) || snapshot.matches('finished');

/** Percent of the bar at the end of the present step: at most 90 before completion, then 100. */
export const progressOf = (snapshot: Snapshot): number =>
  isCompleted(snapshot) ? 100 : Math.round((stepOf(snapshot) * limits.progressCap) / limits.loadingSteps);

/** Milliseconds that the present step lasts, for the movement of the bar. */
export const stepLengthOf = (snapshot: Snapshot): number => snapshot.context.stepLength;

export type NotifyBox = 'none' | 'form' | 'thanks';

/** Which notify box is shown. */
export function notifyBoxOf(snapshot: Snapshot): NotifyBox {
  if (snapshot.matches({ showing: { patience: 'offering' } })) return 'form';
  return snapshot.matches({ showing: { patience: 'thanked' } }) ? 'thanks' : 'none';
}

/** The actor of the open notify form; undefined while none is open. */
export const notifyActorOf = (snapshot: Snapshot) => snapshot.children.notify;

/** Name of the first found company; null while none is known. */
export const companyNameOf = (snapshot: Snapshot): string | null => snapshot.context.company?.name ?? null;

/** City of the first found company; null while none is known. */
export const companyCityOf = (snapshot: Snapshot): string | null => snapshot.context.company?.city ?? null;
