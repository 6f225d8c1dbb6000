import type { SnapshotFrom } from 'xstate';
import type { StaticPage } from '../../contract/pages.ts';
import type { staticPageMachine } from './static-page.machine.ts';

type Snapshot = SnapshotFrom<typeof staticPageMachine>;

export type StaticPageScreen = 'reading' | 'shown' | 'notFound' | 'failed';

/** Which of its faces the page shows. */
export const staticPageScreenOf = (snapshot: Snapshot): StaticPageScreen =>
  snapshot.value === 'entering' ? 'reading' : snapshot.value;

/** The page as it was loaded; null before. */
export const pageOf = (snapshot: Snapshot): StaticPage | null => snapshot.context.page;

/** The reason to put into 'Failed to load page content: {reason}': the answer's message, else 'HTTP status: text'. */
export function pageFailureReasonOf({ context: { failure } }: Snapshot): string {
  if (failure?.kind !== 'http') return '';
  const { message, status, statusText } = failure;
  return message ?? (statusText ? `HTTP ${status}: ${statusText}` : `HTTP ${status}`);
}
