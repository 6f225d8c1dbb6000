import { assign, setup } from 'xstate';
import { type CallFailure, readFailure } from '../call-failure.ts';
import { unprovided } from '../placeholder.ts';

/** What a mailed link is for. */
export type LinkPurpose = 'confirmNewsletter' | 'unsubscribe' | 'export' | 'delete';

export interface MailLinkInput {
  purpose: LinkPurpose;
  /** The one-time token of the link; empty where the address has none. */
  token: string;
}

/** A link out of a mail: nothing happens before its button is pressed, because mail scanners open links too. */
export const mailLinkMachine = setup({
  types: {
    input: {} as MailLinkInput,
    context: {} as MailLinkInput,
    events: {} as { type: 'link.used' },
    tags: {} as 'busy',
  },
  actors: { redeemLink: unprovided<void, MailLinkInput>('redeemLink') },
  actions: { forgetToken: assign({ token: '' }) },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isRefused: (_, params: { failure: CallFailure }) => params.failure.kind === 'http' && params.failure.status < 500,
    isDownload: ({ context }) => context.purpose === 'export',
  },
}).createMachine({
  id: 'mailLink',
  context: ({ input }) => input,
  initial: 'entering',
  states: {
    entering: {
      description: 'Looks whether the address carries a token.',
      always: [{ guard: 'hasToken', target: 'offered' }, { target: 'absent' }],
    },
    absent: { description: 'The address carries no token; there is nothing to do.', type: 'final' },
    offered: {
      description: 'The button says what it will do.',
      on: { 'link.used': { target: 'redeeming' } },
    },
    redeeming: {
      description: 'The token is being redeemed.',
      tags: 'busy',
      invoke: {
        id: 'redeemLink',
        src: 'redeemLink',
        input: ({ context }) => context,
        onDone: [
          { guard: 'isDownload', target: 'downloaded' },
          { target: 'done', actions: 'forgetToken' },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ failure: readFailure(event.error) }) },
            target: 'expired',
            actions: 'forgetToken',
          },
          { target: 'failed' },
        ],
      },
    },
    downloaded: {
      description: 'The file has been handed over; it can be fetched again.',
      on: { 'link.used': { target: 'redeeming' } },
    },
    done: { description: 'What the link is for has been done.', type: 'final' },
    expired: { description: 'The link is used up or too old; a new one can be asked for.', type: 'final' },
    failed: {
      description: 'The call failed; the button is still there.',
      on: { 'link.used': { target: 'redeeming' } },
    },
  },
});
