import { assign, setup } from 'xstate';

/** Pauses before each further try, in seconds; after the last one the mail is given up. */
export const retryPauses = [60, 5 * 60, 15 * 60, 3_600, 4 * 3_600, 24 * 3_600] as const;

export type MailEvent =
  | { type: 'sender.took' }
  /** The sender did not come back within its lease. */
  | { type: 'sender.lost' }
  | { type: 'mail.accepted' }
  | { type: 'mail.refused' };

/** The life of one mail in the outbox. */
export const mailMachine = setup({
  types: {
    context: {} as { tries: number },
    events: {} as MailEvent,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
  },
  guards: {
    hasTriesLeft: ({ context }) => context.tries <= retryPauses.length,
  },
}).createMachine({
  id: 'mail',
  context: { tries: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The mail waits for its sender, or for the next try.',
      on: { 'sender.took': { target: 'sending', actions: 'countTry' } },
    },
    sending: {
      description: 'A sender has taken the mail.',
      on: {
        'mail.accepted': 'sent',
        'mail.refused': [{ guard: 'hasTriesLeft', target: 'waiting' }, { target: 'dead' }],
        'sender.lost': [{ guard: 'hasTriesLeft', target: 'waiting' }, { target: 'dead' }],
      },
    },
    sent: { description: 'The mail server has accepted it.', type: 'final' },
    dead: { description: 'It was refused on every try and is given up.', type: 'final' },
  },
});
