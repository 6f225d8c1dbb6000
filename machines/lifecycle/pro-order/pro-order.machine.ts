import { setup } from 'xstate';

export type ProOrderEvent =
  /** The customer's confirmation has left the house. */
  | { type: 'confirmation.sent' }
  /** The customer asked for deletion: what invoices need is kept, out of reach. */
  | { type: 'customer.erased' };

/** The life of an order of the Pro report. */
export const proOrderMachine = setup({
  types: { events: {} as ProOrderEvent },
}).createMachine({
  id: 'proOrder',
  initial: 'received',
  states: {
    received: {
      description: 'The order is stored.',
      on: { 'confirmation.sent': 'acknowledged', 'customer.erased': 'restricted' },
    },
    acknowledged: {
      description: 'The customer has the confirmation.',
      on: { 'customer.erased': 'restricted' },
    },
    restricted: { description: 'Only what invoices need is kept, out of reach.', type: 'final' },
  },
});
