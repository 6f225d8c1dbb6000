import { readFailure } from '../call-failure.ts';
import { reportSetup } from './report.setup.ts';

/** The free report: loads it, waits for it as long as it is being made, and says why it cannot be had. */
export const reportMachine = reportSetup.createMachine({
  id: 'report',
  context: ({ input }) => ({ jobId: input.jobId ?? '', report: null }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Looks whether the address names a job.',
      always: [{ guard: 'hasJob', target: 'watching' }, { target: 'missing' }],
    },
    missing: {
      description: 'There is no report to show; the visitor is sent to the home screen.',
      type: 'final',
      entry: 'tellMissing',
    },
    watching: {
      description: 'The report is on its way; one clock runs over all of it.',
      initial: 'opening',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      after: { waitLimit: { target: 'overdue' } },
      states: {
        opening: {
          description: 'The first load, with a spinner.',
          initial: 'reading',
          tags: 'busy',
          states: {
            reading: {
              description: 'The report is asked for.',
              invoke: {
                id: 'readReport',
                src: 'readReport',
                input: ({ context }) => ({ jobId: context.jobId }),
                onDone: {
                  target: '#report.watching.sorting',
                  actions: { type: 'storeReport', params: ({ event }) => ({ report: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isNotThere', params: ({ event }) => ({ failure: readFailure(event.error) }) },
                    target: 'checkingStatus',
                  },
                  { target: '#report.unloadable' },
                ],
              },
            },
            checkingStatus: {
              description: 'No report is there; the status tells whether one will be.',
              invoke: {
                id: 'readStatus',
                src: 'readStatus',
                input: ({ context }) => ({ jobId: context.jobId }),
                onDone: [
                  {
                    guard: { type: 'isWorking', params: ({ event }) => ({ answer: event.output }) },
                    target: '#report.watching.inProgress',
                  },
                  { target: '#report.notFound' },
                ],
                onError: { target: '#report.notFound' },
              },
            },
          },
        },
        sorting: {
          description: 'The status of the report decides.',
          always: [
            { guard: { type: 'isPhase', params: { phase: 'ready' } }, target: '#report.ready' },
            { guard: { type: 'isPhase', params: { phase: 'completed' } }, target: '#report.completed' },
            { guard: { type: 'isPhase', params: { phase: 'failed' } }, target: '#report.failed' },
            { target: 'inProgress' },
          ],
        },
        inProgress: {
          description: 'The report is being made; what is known so far is shown.',
          initial: 'waiting',
          on: { 'connection.lost': { target: '.paused' } },
          states: {
            waiting: {
              description: 'The pause before the next load.',
              after: { pollInterval: { target: 'reading' } },
            },
            reading: {
              description: 'The report is asked for again.',
              invoke: {
                id: 'rereadReport',
                src: 'readReport',
                input: ({ context }) => ({ jobId: context.jobId }),
                onDone: {
                  target: '#report.watching.sorting',
                  actions: { type: 'storeReport', params: ({ event }) => ({ report: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isNotThere', params: ({ event }) => ({ failure: readFailure(event.error) }) },
                    target: 'checkingStatus',
                  },
                  {
                    guard: { type: 'isPassing', params: ({ event }) => ({ failure: readFailure(event.error) }) },
                    target: 'waiting',
                  },
                  { target: '#report.unloadable' },
                ],
              },
            },
            checkingStatus: {
              description: 'The report is not there; the status tells whether it will be.',
              invoke: {
                id: 'recheckStatus',
                src: 'readStatus',
                input: ({ context }) => ({ jobId: context.jobId }),
                onDone: [
                  {
                    guard: { type: 'isWorking', params: ({ event }) => ({ answer: event.output }) },
                    target: 'waiting',
                  },
                  { target: '#report.notFound' },
                ],
                onError: [
                  {
                    guard: { type: 'isPassing', params: ({ event }) => ({ failure: readFailure(event.error) }) },
                    target: 'waiting',
                  },
                  { target: '#report.notFound' },
                ],
              },
            },
            paused: {
              description: 'There is no connection; the next load waits for it.',
              on: { 'connection.restored': { target: 'reading' } },
            },
          },
        },
      },
    },
    overdue: {
      description: 'The time is up; one last load, for a tab that was asleep.',
      invoke: {
        id: 'readLast',
        src: 'readReport',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: {
          target: 'closing',
          actions: { type: 'storeReport', params: ({ event }) => ({ report: event.output }) },
        },
        onError: { target: 'timedOut' },
      },
      after: { lastPollLimit: { target: 'timedOut' } },
    },
    closing: {
      description: 'The last load decides.',
      always: [
        { guard: { type: 'isPhase', params: { phase: 'ready' } }, target: 'ready' },
        { guard: { type: 'isPhase', params: { phase: 'completed' } }, target: 'completed' },
        { guard: { type: 'isPhase', params: { phase: 'failed' } }, target: 'failed' },
        { target: 'timedOut' },
      ],
    },
    ready: { description: 'The report is shown, with the lead form and the Pro promo.', type: 'final' },
    completed: { description: 'The report is shown.', type: 'final' },
    failed: { description: 'The job failed; its message is shown.', type: 'final' },
    notFound: { description: 'There is no such report.', type: 'final' },
    unloadable: { description: 'The report could not be loaded.', type: 'final' },
    timedOut: { description: 'The wait was longer than ten minutes.', type: 'final' },
  },
});
