import { type EventObject, fromCallback } from 'xstate';
import type { ConnectionEvent } from '../../machines/connection/connection.machine.ts';

/** Tells whether the browser has a connection: now, and at each change. */
export const watchConnection = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () =>
    sendBack({ type: navigator.onLine ? 'connection.restored' : 'connection.lost' } satisfies ConnectionEvent);
  tell();
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
});
