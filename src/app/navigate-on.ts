import { navigate } from 'wouter/use-browser-location';
import type { FailureEmitted } from '../../machines/failure/failure.machine.ts';
import type { LoadingEmitted } from '../../machines/loading/loading.types.ts';
import type { ReportEmitted } from '../../machines/report/report.setup.ts';
import type { SearchEmitted } from '../../machines/search/search.types.ts';
import type { TransitionEmitted } from '../../machines/transition/transition.machine.ts';
import type { LoadingState, TransitionState } from '../flow/history-state.ts';
import type { RetryState } from '../flow/retry-state.ts';

type Leaving = FailureEmitted | LoadingEmitted | ReportEmitted | SearchEmitted | TransitionEmitted;

const open = (path: string, state: RetryState | TransitionState | LoadingState | null = null) =>
  navigate(path, { state });
/** Takes the place of the present page, so that 'back' does not lead into it again. */
const replaceBy = (path: string) => navigate(path, { replace: true });

/** The one listener for what leaves the flows: takes the visitor to the next screen. */
export function navigateOn(event: { type: string }): void {
  const leaving = event as Leaving;
  switch (leaving.type) {
    case 'search.accepted': {
      const { jobId, status, position = null, data, found_companies } = leaving.answer;
      open(`/transition/${jobId}`, { status, position, companies: data ?? found_companies ?? [] });
      break;
    }
    case 'transition.left':
      open(`/report/${leaving.jobId}`, { notified: leaving.notified });
      break;
    case 'transition.missing':
    case 'report.missing':
      replaceBy('/');
      break;
    case 'loading.finished':
      replaceBy(`/report/${leaving.jobId}/basic`);
      break;
    case 'loading.failed':
      replaceBy(`/error/${leaving.jobId}`);
      break;
    case 'failure.retried':
      open('/', { retryUrls: leaving.urls, retryReason: leaving.reason });
      break;
  }
}
