import { test as base, expect, type Page } from '@playwright/test';
import { type Farm, startFarm } from './farm/farm.ts';
import { startServer, type TestServer } from './server.ts';

interface WorkerFixtures {
  /** Wait before each answer of the farm, in ms. */
  farmLatency: number;
  /** Settings of the server on top of the tests' own. */
  serverEnv: Record<string, string>;
  farm: Farm;
  server: TestServer;
}

interface TestFixtures {
  /** Console errors that the test provokes on purpose, such as the browser's note on a 404 answer. */
  expectedErrors: RegExp[];
  /** Foreign hosts that the test stands in for. */
  allowedHosts: string[];
  /** Fails the test at its end when the page logged an error or asked a foreign host. */
  watched: undefined;
}

/** All of a test's own servers listen on loopback; anything else is a stranger. */
const isForeign = ({ protocol, hostname }: URL) => /^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';

const watch = (page: Page) => {
  const errors: string[] = [];
  const foreign: URL[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isForeign(url)) foreign.push(url);
  });
  return { errors, foreign };
};

/** Playwright's test with the site farm and the real server; every page is watched for errors and foreign hosts. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  farmLatency: [0, { option: true, scope: 'worker' }],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  farm: [
    async ({ farmLatency }, use) => {
      const farm = await startFarm({ latencyMs: farmLatency });
      await use(farm);
      await farm.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ farm, serverEnv }, use) => {
      const server = await startServer({ farmPort: farm.port, env: serverEnv });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: [[], { option: true }],
  allowedHosts: [[], { option: true }],
  watched: [
    async ({ page, server, expectedErrors, allowedHosts }, use, testInfo) => {
      const seen = watch(page);
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('server log', { body: server.output() });
      const unexpected = seen.errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'console errors').toEqual([]);
      const strangers = seen.foreign.filter(({ hostname }) => !allowedHosts.includes(hostname));
      expect(strangers.map(String), 'requests to foreign hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
