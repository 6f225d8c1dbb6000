import { assign, setup } from 'xstate';
import { timing } from '../../contract/limits.ts';
import { unprovided } from '../placeholder.ts';

/** Puts a text into the clipboard, and tells whether that worked. */
export const copyMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as { type: 'copy.asked'; text: string },
  },
  actors: { writeClipboard: unprovided<void, { text: string }>('writeClipboard') },
  actions: { storeText: assign({ text: (_, params: { text: string }) => params.text }) },
  delays: { confirmationTime: timing.copyConfirmation },
}).createMachine({
  id: 'copy',
  context: { text: '' },
  initial: 'idle',
  on: {
    'copy.asked': {
      target: '.copying',
      actions: { type: 'storeText', params: ({ event }) => ({ text: event.text }) },
    },
  },
  states: {
    idle: { description: 'Nothing has been copied lately.' },
    copying: {
      description: 'The browser is asked; it may ask the visitor in turn.',
      invoke: {
        id: 'writeClipboard',
        src: 'writeClipboard',
        input: ({ context }) => ({ text: context.text }),
        onDone: { target: 'copied' },
        onError: { target: 'failed' },
      },
    },
    copied: {
      description: 'The text is in the clipboard, which is said for a moment.',
      after: { confirmationTime: { target: 'idle' } },
    },
    failed: { description: 'The browser refused; the visitor is told how to copy the text by hand.' },
  },
});
