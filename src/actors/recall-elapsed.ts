import { fromPromise } from 'xstate';

const KEY = 'watchedSince';

/** Start times by job id, as far as this tab knows them. */
function readStarts(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.fromEntries(Object.entries(stored)) : {};
  } catch {
    return {};
  }
}

/**
 * Milliseconds since this tab first watched the job, so that a reload goes on where it was; 0 on the first visit.
 * `tellTime` is the clock that the flows go by, in milliseconds since 1970.
 */
export const recallElapsed = (tellTime: () => number) =>
  fromPromise<number, { jobId: string }>(async ({ input: { jobId } }) => {
    const now = tellTime();
    const start = readStarts()[jobId];
    if (typeof start === 'number' && start <= now) return now - start;
    try {
      // One job at a time is enough, and keeps the list from growing.
      sessionStorage.setItem(KEY, JSON.stringify({ [jobId]: now }));
    } catch {
      // Without storage a reload starts the steps anew; nothing else is lost.
    }
    return 0;
  });
