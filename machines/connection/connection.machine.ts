import { setup } from 'xstate';
import { silent } from '../placeholder.ts';

/** What a source of connection changes tells a machine; it tells the present state when it starts. */
export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.restored' };

/** Whether the browser has a connection, for the quiet note on every screen. */
export const connectionMachine = setup({
  types: { events: {} as ConnectionEvent },
  actors: { watchConnection: silent() },
}).createMachine({
  id: 'connection',
  invoke: { id: 'watchConnection', src: 'watchConnection' },
  initial: 'online',
  states: {
    online: {
      description: 'Calls reach the server as far as the browser knows.',
      on: { 'connection.lost': { target: 'offline' } },
    },
    offline: {
      description: 'The browser reports no connection; a quiet note says so.',
      on: { 'connection.restored': { target: 'online' } },
    },
  },
});
