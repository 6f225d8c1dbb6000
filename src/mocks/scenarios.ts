import { callNames, type Replies } from './replies.ts';

const failedWith = (type: string, status: string): Replies => ({
  readStatus: { status: 'failed' },
  readReport: { status, 'raw_json.companies': 'none' },
  readSearchError: { type },
});

/** Replies that belong together: what a server says throughout one search. */
export const scenarios: Record<string, Replies> = {
  ready: {},
  found: { submitSearch: { status: 'found' } },
  partial: { submitSearch: { status: 'partial' } },
  queued: {
    submitSearch: { status: 'queued' },
    readStatus: { status: 'queued' },
    readReport: { status: 'queued', 'raw_json.companies': 'none' },
  },
  running: { readStatus: { status: 'running' }, readReport: { status: 'processing', 'raw_json.companies': 'one' } },
  completed: { readReport: { status: 'completed' } },
  empty: { readReport: { 'raw_json.companies': 'none' } },
  noResults: failedWith('apify_no_results', 'failed'),
  failed: failedWith('apify_failed', 'failed'),
  timeout: failedWith('timeout', 'error'),
  unknown: failedWith('unknown', 'error'),
  down: Object.fromEntries(callNames.map((name) => [name, 'unavailable'])),
  lost: Object.fromEntries(callNames.map((name) => [name, 'lost'])),
};
