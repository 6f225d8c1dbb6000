import { assign, emit, setup } from 'xstate';
import type { SearchErrorDetails, SearchErrorType } from '../../contract/errors.ts';
import { unprovided } from '../placeholder.ts';

export interface FailureInput {
  jobId: string;
}

export type FailureEmitted = { type: 'failure.retried'; urls: string[]; reason: SearchErrorType };

/** Stands in where the details cannot be had (specification §8). */
const UNKNOWN: SearchErrorDetails = { type: 'unknown', message: '', canRetry: true, originalUrls: [] };

/** The error screen of a failed search. */
export const failureMachine = setup({
  types: {
    input: {} as FailureInput,
    context: {} as { jobId: string; details: SearchErrorDetails },
    events: {} as { type: 'failure.retry' },
    emitted: {} as FailureEmitted,
    tags: {} as 'busy',
  },
  actors: { readSearchError: unprovided<SearchErrorDetails, { jobId: string }>('readSearchError') },
  actions: {
    storeDetails: assign({ details: (_, params: { details: SearchErrorDetails }) => params.details }),
    tellRetried: emit(({ context }) => ({
      type: 'failure.retried',
      urls: context.details.originalUrls,
      reason: context.details.type,
    })),
  },
  guards: {
    hasType: ({ context }, params: { type: SearchErrorType }) => context.details.type === params.type,
    canRetry: ({ context: { details } }) => details.canRetry && details.originalUrls.length > 0,
  },
}).createMachine({
  id: 'failure',
  context: ({ input }) => ({ jobId: input.jobId, details: UNKNOWN }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The reason is asked for.',
      tags: 'busy',
      invoke: {
        id: 'readSearchError',
        src: 'readSearchError',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: {
          target: 'known',
          actions: { type: 'storeDetails', params: ({ event }) => ({ details: event.output }) },
        },
        onError: { target: 'known' },
      },
    },
    known: {
      description: 'The reason is shown, with advice and the ways on.',
      initial: 'sorting',
      on: { 'failure.retry': { guard: 'canRetry', target: 'retried' } },
      states: {
        sorting: {
          description: 'The reasons are told apart.',
          always: [
            { guard: { type: 'hasType', params: { type: 'apify_no_results' } }, target: 'noResults' },
            { guard: { type: 'hasType', params: { type: 'apify_failed' } }, target: 'failed' },
            { guard: { type: 'hasType', params: { type: 'timeout' } }, target: 'timedOut' },
            { target: 'unknown' },
          ],
        },
        noResults: { description: 'The websites were read and name no company.' },
        failed: { description: 'The websites could not be read.' },
        timedOut: { description: 'The websites took too long.' },
        unknown: { description: 'The reason is not known.' },
      },
    },
    retried: {
      description: 'The visitor is on the way to the home screen, the addresses filled in.',
      type: 'final',
      entry: 'tellRetried',
    },
  },
});
