import { assign, setup } from 'xstate';

export interface FaviconInput {
  /** Image addresses, most wanted first. */
  sources: string[];
}

/** A site's icon: one source after another until an image loads, else the company's initial. */
export const faviconMachine = setup({
  types: {
    input: {} as FaviconInput,
    context: {} as { sources: string[] },
    events: {} as { type: 'image.loaded' } | { type: 'image.failed' },
  },
  actions: { dropSource: assign({ sources: ({ context }) => context.sources.slice(1) }) },
  guards: { hasSource: ({ context }) => context.sources.length > 0 },
}).createMachine({
  id: 'favicon',
  context: ({ input }) => ({ sources: input.sources }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Takes the next source, if one is left.',
      always: [{ guard: 'hasSource', target: 'trying' }, { target: 'initial' }],
    },
    trying: {
      description: 'The image of the first remaining source is loading.',
      on: {
        'image.loaded': { target: 'shown' },
        'image.failed': { target: 'choosing', actions: 'dropSource' },
      },
    },
    shown: { description: 'The icon is visible.', type: 'final' },
    initial: { description: "No source had an image; the company's initial stands in.", type: 'final' },
  },
});
