import { timing } from '../../contract/limits.ts';
import { readFailure } from '../call-failure.ts';
import { loadingSetup } from './loading.setup.ts';

/** One of the seven steps: it lasts its time, and starts again at a quicker pace once the job is completed. */
const step = (name: string, next: string, stepsLeft: number) =>
  loadingSetup.createStateConfig({
    description: `The ${name} of seven steps is shown.`,
    after: { stepLength: { target: next } },
    on: { 'job.completed': { target: name, reenter: true, actions: { type: 'hurry', params: { stepsLeft } } } },
  });

/** The loading screen: polls the job, shows progress, offers to tell by mail. */
export const loadingMachine = loadingSetup.createMachine({
  id: 'loading',
  context: ({ input }) => ({ ...input, elapsed: 0, stepLength: timing.loadingStep }),
  initial: 'recalling',
  states: {
    recalling: {
      description: 'Looks up for how long this job has been watched, over reloads.',
      invoke: {
        id: 'recallElapsed',
        src: 'recallElapsed',
        input: ({ context }) => ({ jobId: context.jobId }),
        onDone: {
          target: 'showing',
          actions: { type: 'storeElapsed', params: ({ event }) => ({ elapsed: event.output }) },
        },
        onError: { target: 'showing' },
      },
    },
    showing: {
      description: 'The screen is open.',
      type: 'parallel',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      states: {
        polling: {
          description: 'The job is watched.',
          initial: 'active',
          states: {
            active: {
              description: 'The status is asked for again and again.',
              initial: 'reading',
              on: { 'connection.lost': { target: 'paused' } },
              states: {
                reading: {
                  description: 'The status is asked for.',
                  invoke: {
                    id: 'readStatus',
                    src: 'readStatus',
                    input: ({ context }) => ({ jobId: context.jobId }),
                    onDone: [
                      {
                        guard: {
                          type: 'hasStatus',
                          params: ({ event }) => ({ answer: event.output, status: 'completed' }),
                        },
                        target: '#loading.showing.polling.completed',
                      },
                      {
                        guard: {
                          type: 'hasStatus',
                          params: ({ event }) => ({ answer: event.output, status: 'failed' }),
                        },
                        target: '#loading.failed',
                      },
                      { guard: 'hasCompany', target: 'waiting' },
                      { target: 'sighting' },
                    ],
                    onError: [
                      {
                        guard: {
                          type: 'isUnknownJob',
                          params: ({ event }) => ({ failure: readFailure(event.error) }),
                        },
                        target: '#loading.failed',
                      },
                      { target: 'waiting' },
                    ],
                  },
                },
                sighting: {
                  description: 'The unfinished report is asked for a first company to show.',
                  invoke: {
                    id: 'readReport',
                    src: 'readReport',
                    input: ({ context }) => ({ jobId: context.jobId }),
                    onDone: {
                      target: 'waiting',
                      actions: { type: 'storeCompany', params: ({ event }) => ({ report: event.output }) },
                    },
                    onError: { target: 'waiting' },
                  },
                },
                waiting: {
                  description: 'The pause before the next question.',
                  after: { pollInterval: { target: 'reading' } },
                },
              },
            },
            paused: {
              description: 'There is no connection; the questions wait for it.',
              on: { 'connection.restored': { target: 'active' } },
            },
            completed: {
              description: 'The report is there; the visitor is led on, or goes on at once.',
              entry: 'announceCompletion',
              after: { exitDelay: { target: '#loading.finished' } },
              on: { 'report.shown': { target: '#loading.finished' } },
            },
          },
        },
        steps: {
          description: 'Seven steps tell what is being done.',
          initial: 'resuming',
          states: {
            resuming: {
              description: 'Goes to the step that the time calls for.',
              always: [
                { guard: { type: 'isPastStep', params: { step: 6 } }, target: 'seventh' },
                { guard: { type: 'isPastStep', params: { step: 5 } }, target: 'sixth' },
                { guard: { type: 'isPastStep', params: { step: 4 } }, target: 'fifth' },
                { guard: { type: 'isPastStep', params: { step: 3 } }, target: 'fourth' },
                { guard: { type: 'isPastStep', params: { step: 2 } }, target: 'third' },
                { guard: { type: 'isPastStep', params: { step: 1 } }, target: 'second' },
                { target: 'first' },
              ],
            },
            first: step('first', 'second', 7),
            second: step('second', 'third', 6),
            third: step('third', 'fourth', 5),
            fourth: step('fourth', 'fifth', 4),
            fifth: step('fifth', 'sixth', 3),
            sixth: step('sixth', 'seventh', 2),
            seventh: { description: 'The last of seven steps is shown.' },
          },
        },
        patience: {
          description: 'The offer to tell by mail.',
          initial: 'weighing',
          states: {
            weighing: {
              description: 'Looks whether the visitor asked before.',
              always: [{ guard: 'isNotified', target: 'thanked' }, { target: 'quiet' }],
            },
            quiet: {
              description: 'The wait is still short; nothing is offered.',
              after: { notifyPatience: { target: 'offering' } },
              on: { 'job.completed': { target: 'needless' } },
            },
            offering: {
              description: 'The notify form is open.',
              invoke: {
                id: 'notify',
                src: 'notify',
                input: ({ context }) => ({
                  values: { name: '', email: '' },
                  subject: context.jobId,
                  idempotencyKey: context.notifyKey,
                }),
                onDone: { target: 'thanked' },
              },
            },
            thanked: { description: 'A thank-you box is shown; the timer has stopped.' },
            needless: { description: 'The report is there; nothing is offered any more.' },
          },
        },
      },
    },
    finished: { description: 'The visitor is on the way to the report.', type: 'final', entry: 'tellFinished' },
    failed: { description: 'The visitor is on the way to the error screen.', type: 'final', entry: 'tellFailed' },
  },
});
