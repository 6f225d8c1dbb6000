import type { SnapshotFrom } from 'xstate';
import type { Report } from '../../contract/report.ts';
import type { ErrorKey } from '../complaint.ts';
import type { reportMachine } from './report.machine.ts';

type Snapshot = SnapshotFrom<typeof reportMachine>;

export type ReportScreen = 'opening' | 'inProgress' | 'done' | 'error' | 'missing';

const ERROR_STATES = ['failed', 'notFound', 'unloadable', 'timedOut'] as const;

/** Which of its faces the report screen shows. */
export function reportScreenOf(snapshot: Snapshot): ReportScreen {
  if (snapshot.matches('missing')) return 'missing';
  if (snapshot.matches('ready') || snapshot.matches('completed')) return 'done';
  if (ERROR_STATES.some((state) => snapshot.matches(state))) return 'error';
  const isOpening = snapshot.hasTag('busy') || (snapshot.matches('overdue') && snapshot.context.report === null);
  return isOpening ? 'opening' : 'inProgress';
}

/** The report as far as it is known; the same object for the same snapshot. */
export const reportOf = (snapshot: Snapshot): Report | null => snapshot.context.report;

/** True where lead form and Pro promo are unlocked. */
export const isReady = (snapshot: Snapshot): boolean => snapshot.matches('ready');

/** Server's own sentence of a failed job; null where it gave none. */
export const failureMessageOf = (snapshot: Snapshot): string | null =>
  snapshot.matches('failed') ? (snapshot.context.report?.message ?? null) : null;

/** Translation key of the shown error; null while there is none or the server's own sentence is shown. */
export function reportErrorKeyOf(snapshot: Snapshot): ErrorKey | null {
  if (snapshot.matches('notFound')) return 'error.reportNotFound';
  if (snapshot.matches('unloadable')) return 'error.failedToLoadReport';
  if (snapshot.matches('timedOut')) return 'error.timeoutDesc';
  return snapshot.matches('failed') && failureMessageOf(snapshot) === null ? 'error.failedDesc' : null;
}
