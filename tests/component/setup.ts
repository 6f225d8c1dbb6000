import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { i18n } from '../../src/i18n/i18n.ts';
import { server } from './server.ts';

// A limit for waits, not a speed to be met: the machine may be busy with other tests.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

afterEach(async () => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  await i18n.changeLanguage('de');
});

afterAll(() => server.close());
