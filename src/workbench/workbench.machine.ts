import { assign, fromCallback, setup } from 'xstate';
import type { CallName } from '../../contract/calls.ts';
import type { Replies, Reply } from '../mocks/replies.ts';
import { screenOf } from './screens/screens.ts';
import { initialSettings, type WorkbenchContext, type WorkbenchEvent, type WorkbenchInput } from './workbench.types.ts';

/** What the tester has chosen, and which screen is being shown. */
export const workbenchMachine = setup({
  types: { input: {} as WorkbenchInput, context: {} as WorkbenchContext, events: {} as WorkbenchEvent },
  actors: { showScreen: fromCallback<WorkbenchEvent, { id: string }>(() => {}) },
  actions: {
    storeReply: assign({
      replies: ({ context }, params: { call: CallName; reply: Reply }) => ({
        ...context.replies,
        [params.call]: params.reply,
      }),
    }),
    storeReplies: assign({ replies: (_, params: { replies: Replies }) => params.replies }),
    storeDelay: assign({ delay: (_, params: { delay: number }) => params.delay }),
    storePace: assign({ pace: (_, params: { pace: number }) => params.pace }),
    toggleConnection: assign({ offline: ({ context }) => !context.offline }),
    cutConnection: assign({ offline: true }),
    letTimePass: assign({ pace: 1 }),
    forgetChoices: assign({ ...initialSettings }),
    /** The screen's own answers take the place of the tester's, and time stands still but for leaps. */
    takeScreen: assign(({ context }, params: { id: string }) => ({
      ...initialSettings,
      replies: screenOf(params.id)?.link.replies ?? {},
      offline: screenOf(params.id)?.link.offline ?? false,
      pace: 0,
      screen: params.id,
      visit: context.visit + 1,
    })),
  },
  guards: {
    hasScreen: ({ context }) => context.screen !== null,
    isScreen: (_, params: { id: string }) => screenOf(params.id) !== undefined,
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'workbench',
  context: ({ input }) => ({ ...input.settings, screen: input.screen, visit: 0 }),
  type: 'parallel',
  on: {
    'reply.chosen': { actions: { type: 'storeReply', params: ({ event }) => event } },
    'scenario.chosen': { actions: { type: 'storeReplies', params: ({ event }) => event } },
    'delay.chosen': { actions: { type: 'storeDelay', params: ({ event }) => event } },
    'pace.chosen': { actions: { type: 'storePace', params: ({ event }) => event } },
    'connection.toggled': { actions: 'toggleConnection' },
    'connection.cut': { actions: 'cutConnection' },
    'settings.reset': { actions: 'forgetChoices' },
  },
  states: {
    panel: {
      initial: 'folded',
      states: {
        folded: { description: 'A button alone.', on: { 'panel.toggled': { target: 'open' } } },
        open: { description: 'All choices are shown.', on: { 'panel.toggled': { target: 'folded' } } },
      },
    },
    stage: {
      initial: 'starting',
      on: {
        'screen.asked': {
          guard: { type: 'isScreen', params: ({ event }) => event },
          target: '.showing',
          reenter: true,
          actions: { type: 'takeScreen', params: ({ event }) => event },
        },
      },
      states: {
        starting: {
          description: 'Looks whether the address asks for a screen.',
          always: [
            {
              guard: 'hasScreen',
              target: 'showing',
              actions: { type: 'takeScreen', params: ({ context }) => ({ id: context.screen ?? '' }) },
            },
            { target: 'free' },
          ],
        },
        free: { description: 'The tester goes where they like.' },
        showing: {
          description: 'The page is on its way to the wanted state; time leaps from one timer to the next.',
          invoke: { id: 'showScreen', src: 'showScreen', input: ({ context }) => ({ id: context.screen ?? '' }) },
          on: { 'screen.reached': { target: 'shown' } },
          after: { patience: { target: 'missed', actions: 'letTimePass' } },
        },
        shown: { description: 'The wanted state is there; time stands still until the tester lets it pass.' },
        missed: { description: 'The wanted state did not come.' },
      },
    },
  },
});
