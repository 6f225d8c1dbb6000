import { assign, setup } from 'xstate';

/** Times that the file of one request may be fetched. */
export const maxDownloads = 3;

export type DataRequestEvent =
  /** The mail with the one-time link has been made. */
  { type: 'link.made' } | { type: 'file.fetched' } | { type: 'data.erased' };

/** The life of a data-protection request: an address proves itself by the link that was mailed to it. */
export const dataRequestMachine = setup({
  types: {
    context: {} as { uses: number },
    events: {} as DataRequestEvent,
  },
  actions: {
    countUse: assign({ uses: ({ context }) => context.uses + 1 }),
  },
  guards: {
    isLastUse: ({ context }) => context.uses + 1 >= maxDownloads,
  },
}).createMachine({
  id: 'dataRequest',
  context: { uses: 0 },
  initial: 'asked',
  states: {
    asked: {
      description: 'The request is stored; its mail is not made yet.',
      on: { 'link.made': 'linked' },
    },
    linked: {
      description: 'The one-time link has been mailed.',
      on: {
        // The mail was tried again, with a new link.
        'link.made': 'linked',
        'file.fetched': { target: 'used', actions: 'countUse' },
        'data.erased': 'done',
      },
    },
    used: {
      description: 'The file has been fetched and may be fetched again.',
      on: {
        'file.fetched': [
          { guard: 'isLastUse', target: 'done', actions: 'countUse' },
          { target: 'used', actions: 'countUse' },
        ],
      },
    },
    done: { description: 'The link is used up.', type: 'final' },
  },
});
