import { failureFlow } from '../flows/failure.ts';
import { answer, journeysOf, refuse } from '../harness/journey.ts';

const { journey, send } = journeysOf(failureFlow);
const input = { jobId: 'job-1' };
const retry = send({ type: 'failure.retry' });
const originalUrls = ['https://muster.de'];
const types = [
  ['apify_no_results', 'noResults'],
  ['apify_failed', 'failed'],
  ['timeout', 'timedOut'],
  ['unknown', 'unknown'],
] as const;

for (const [type, state] of types) {
  journey(`A search that failed with ${type} can be tried again with its addresses`, {
    input,
    begin: 'reading',
    legs: [
      [answer('readSearchError', { type, message: '', canRetry: true, originalUrls }), `known.${state}`],
      [retry, 'retried'],
    ],
    emitted: [{ type: 'failure.retried', urls: originalUrls, reason: type }],
  });
}

journey('A search that must not be tried again stays on the error screen', {
  input,
  begin: 'reading',
  legs: [
    [answer('readSearchError', { type: 'timeout', message: '', canRetry: false, originalUrls }), 'known.timedOut'],
    [retry, 'known.timedOut'],
  ],
});

journey('If the error details cannot be had, the reason is unknown and there is nothing to try again with', {
  input,
  begin: 'reading',
  legs: [
    [refuse('readSearchError'), 'known.unknown'],
    [retry, 'known.unknown'],
  ],
});
