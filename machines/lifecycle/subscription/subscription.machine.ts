import { setup } from 'xstate';

export type SubscriptionEvent =
  /** The form was sent for this address, again. */
  { type: 'form.repeated' } | { type: 'link.confirmed' } | { type: 'reader.unsubscribed' };

/** The life of a newsletter subscription: nobody gets it who has not confirmed the address. */
export const subscriptionMachine = setup({
  types: { events: {} as SubscriptionEvent },
}).createMachine({
  id: 'subscription',
  initial: 'pending',
  states: {
    pending: {
      description: 'The address has not been confirmed.',
      on: { 'form.repeated': 'pending', 'link.confirmed': 'active', 'reader.unsubscribed': 'ended' },
    },
    active: {
      description: 'The newsletter is sent.',
      on: { 'form.repeated': 'active', 'link.confirmed': 'active', 'reader.unsubscribed': 'ended' },
    },
    ended: {
      description: 'The reader has unsubscribed.',
      on: { 'form.repeated': 'pending', 'reader.unsubscribed': 'ended' },
    },
  },
});
