import { expect } from 'vitest';
import type { SearchErrorType } from '../../../contract/errors.ts';
import { failureMachine } from '../../../machines/failure/failure.machine.ts';
import { canRetry, failureScreenOf } from '../../../machines/failure/failure.selectors.ts';
import { flow, passedThrough } from '../harness/flow.ts';
import { http } from '../support/failures.ts';

const details = (type: SearchErrorType, canRetry: boolean, originalUrls = ['https://muster.de']) => ({
  type,
  message: '',
  canRetry,
  originalUrls,
});

export const failureFlow = flow<typeof failureMachine>({
  machine: failureMachine,
  file: 'failure/failure.machine.ts',
  inputs: [{ jobId: 'job-1' }],
  events: { 'failure.retry': [{}] },
  answers: {
    readSearchError: {
      outputs: [
        details('apify_no_results', true),
        details('apify_failed', false),
        details('timeout', true, []),
        details('unknown', true),
      ],
      errors: [http(500)],
    },
  },
  states: {
    'failure.reading': ({ snapshot, asked }) => {
      expect(failureScreenOf(snapshot)).toBe('reading');
      expect(asked).toEqual([{ id: 'readSearchError', input: { jobId: 'job-1' }, received: [] }]);
    },
    'failure.known.sorting': passedThrough,
    'failure.known.noResults': ({ snapshot }) => {
      expect(failureScreenOf(snapshot)).toBe('apify_no_results');
      expect(canRetry(snapshot)).toBe(true);
    },
    'failure.known.failed': ({ snapshot }) => {
      expect(failureScreenOf(snapshot)).toBe('apify_failed');
      expect(canRetry(snapshot)).toBe(false);
    },
    'failure.known.timedOut': ({ snapshot }) => {
      expect(failureScreenOf(snapshot)).toBe('timeout');
      expect(canRetry(snapshot)).toBe(false);
    },
    'failure.known.unknown': ({ snapshot }) => expect(failureScreenOf(snapshot)).toBe('unknown'),
    'failure.retried': ({ snapshot, emitted }) => {
      const { originalUrls: urls, type: reason } = snapshot.context.details;
      expect(urls).not.toEqual([]);
      expect(emitted).toEqual([{ type: 'failure.retried', urls, reason }]);
    },
  },
});
