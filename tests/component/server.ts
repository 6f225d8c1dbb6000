import { setupServer } from 'msw/node';
import { handlersFor } from '../../src/mocks/handlers.ts';

/** Answers the API calls of component tests; a test overrides what it is about with `server.use`. */
export const server = setupServer(...handlersFor(() => ({})));
