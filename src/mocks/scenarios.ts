import type { SearchErrorType } from '../../contract/errors.ts';
import type { ReportStatus } from '../../contract/report.ts';
import type { JobStatus, SearchStatus } from '../../contract/search.ts';

/** What the mocked server says of every job. */
export interface Scenario {
  search: SearchStatus;
  status: JobStatus;
  report: ReportStatus;
  /** Companies in the report. */
  companies: number;
  error: SearchErrorType;
  /** Every call fails. */
  down?: true;
}

const done = { search: 'running', status: 'completed', report: 'ready', companies: 2, error: 'unknown' } as const;

/** Chosen with `?scenario=…` in `npm run dev:mock`. */
export const scenarios = {
  ready: done,
  found: { ...done, search: 'found' },
  partial: { ...done, search: 'partial' },
  queued: { ...done, search: 'queued', status: 'queued', report: 'queued', companies: 0 },
  running: { ...done, status: 'running', report: 'processing', companies: 1 },
  scanning: { ...done, status: 'running', report: 'processing', companies: 0 },
  completed: { ...done, report: 'completed' },
  empty: { ...done, companies: 0 },
  noResults: { ...done, status: 'failed', report: 'failed', companies: 0, error: 'apify_no_results' },
  failed: { ...done, status: 'failed', report: 'failed', companies: 0, error: 'apify_failed' },
  timeout: { ...done, status: 'failed', report: 'error', companies: 0, error: 'timeout' },
  unknown: { ...done, status: 'failed', report: 'error', companies: 0, error: 'unknown' },
  down: { ...done, down: true },
} as const satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

/** The scenario that a page address asks for; 'ready' where it asks for none that exists. */
export function scenarioIn(search: string): ScenarioName {
  const wanted = new URLSearchParams(search).get('scenario') ?? '';
  return wanted in scenarios ? (wanted as ScenarioName) : 'ready';
}
