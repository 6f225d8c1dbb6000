import { setupWorker } from 'msw/browser';
import { handlersFor } from './handlers.ts';
import { scenarioIn } from './scenarios.ts';

/** Has the scenario of the page's address answer every API call, in this browser tab. */
export async function startMocks(): Promise<void> {
  const worker = setupWorker(...handlersFor(scenarioIn(window.location.search)));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
}
