import { assign, emit, setup } from 'xstate';
import { timing } from '../../contract/limits.ts';
import { newsletterMachine } from '../newsletter/newsletter.machine.ts';
import { notifyMachine } from '../notify/notify.machine.ts';

const SECOND = 1_000;

export interface TransitionInput {
  /** null where the address names no job. */
  jobId: string | null;
  /** True where every report is at hand: no countdown. */
  immediate: boolean;
  /** Made once for each visit of the screen. */
  notifyKey: string;
  newsletterKey: string;
}

export interface TransitionContext extends TransitionInput {
  secondsLeft: number;
  notified: boolean;
}

export type TransitionEmitted =
  | { type: 'transition.left'; jobId: string | null; notified: boolean }
  | { type: 'transition.missing' };

/** The pause after a search: a countdown, and the chance to leave an address meanwhile. */
export const transitionMachine = setup({
  types: {
    input: {} as TransitionInput,
    context: {} as TransitionContext,
    events: {} as { type: 'transition.continue' },
    emitted: {} as TransitionEmitted,
  },
  actors: { notify: notifyMachine, newsletter: newsletterMachine },
  actions: {
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    rememberNotified: assign({ notified: true }),
    tellLeft: emit(({ context }) => ({
      type: 'transition.left',
      jobId: context.jobId,
      notified: context.notified,
    })),
    tellMissing: emit({ type: 'transition.missing' }),
  },
  guards: {
    hasJob: ({ context }) => context.jobId !== null,
    isImmediate: ({ context }) => context.immediate,
    isLastSecond: ({ context }) => context.secondsLeft === 1,
  },
  delays: { second: SECOND, exitDelay: timing.transitionExit },
}).createMachine({
  id: 'transition',
  context: ({ input }) => ({ ...input, secondsLeft: timing.transitionCountdown / SECOND, notified: false }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Looks whether the address names a job.',
      always: [{ guard: 'hasJob', target: 'waiting' }, { target: 'missing' }],
    },
    missing: {
      description: 'There is no job to wait for; the visitor is sent to the home screen.',
      type: 'final',
      entry: 'tellMissing',
    },
    waiting: {
      description: 'The screen is open.',
      type: 'parallel',
      states: {
        exit: {
          description: 'The way on.',
          initial: 'arriving',
          states: {
            arriving: {
              description: 'Looks whether there is anything to wait for.',
              always: [{ guard: 'isImmediate', target: 'ready' }, { target: 'counting' }],
            },
            counting: {
              description: 'The button is disabled and the seconds are counted down.',
              after: {
                second: [
                  { guard: 'isLastSecond', target: 'ready' },
                  { target: 'counting', reenter: true, actions: 'countDown' },
                ],
              },
            },
            ready: {
              description: 'The button leads on.',
              on: { 'transition.continue': { target: 'leaving' } },
            },
            leaving: {
              description: 'The screen fades out.',
              after: { exitDelay: { target: '#transition.left' } },
            },
          },
        },
        notify: {
          description: 'The wish to be told by mail.',
          initial: 'offering',
          states: {
            offering: {
              description: 'The form is open.',
              invoke: {
                id: 'notify',
                src: 'notify',
                input: ({ context }) => ({
                  values: { name: '', email: '' },
                  subject: context.jobId ?? '',
                  idempotencyKey: context.notifyKey,
                }),
                onDone: { target: 'thanked', actions: 'rememberNotified' },
              },
            },
            thanked: { description: 'A thank-you box has replaced the form.' },
          },
        },
        newsletter: {
          description: 'The newsletter.',
          initial: 'offering',
          states: {
            offering: {
              description: 'The form is open, with the notice that the service is for German companies.',
              invoke: {
                id: 'newsletter',
                src: 'newsletter',
                input: ({ context }) => ({
                  values: { name: '', email: '' },
                  subject: '',
                  idempotencyKey: context.newsletterKey,
                }),
                onDone: { target: 'thanked' },
              },
            },
            thanked: { description: 'A thank-you box has replaced the form.' },
          },
        },
      },
    },
    left: { description: 'The visitor is on the way to the selection.', type: 'final', entry: 'tellLeft' },
  },
});
