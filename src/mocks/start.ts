import { setupWorker } from 'msw/browser';
import { handlersFor } from './handlers.ts';
import { scenarios } from './scenarios.ts';

/** Has the scenario of the page's address (`?scenario=…`) answer every API call, in this browser tab. */
export async function startMocks(): Promise<void> {
  const replies = scenarios[new URLSearchParams(window.location.search).get('scenario') ?? ''] ?? {};
  const worker = setupWorker(
    ...handlersFor((name) => {
      const reply = replies[name] ?? {};
      return Array.isArray(reply) ? (reply[0] ?? {}) : reply;
    }),
  );
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}
