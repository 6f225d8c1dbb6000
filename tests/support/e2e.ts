import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';
import { type SlowFarm, startSlowFarm } from './slow-farm.ts';

interface WorkerFixtures {
  /** Settings of the server on top of the tests' own. */
  serverEnv: Record<string, string>;
  farm: SlowFarm;
  server: TestServer;
}

interface SlowSite {
  /** An address of Druckerei Geduld that no other test has searched. */
  address: string;
  /** Lets the site answer; until then a scan of it is under way. */
  release: () => void;
}

interface TestFixtures {
  slowSite: SlowSite;
  /** Console errors that the test provokes on purpose, such as the browser's note on a 404 answer. */
  expectedErrors: RegExp[];
  /** Foreign hosts that the test stands in for. */
  allowedHosts: string[];
  /** Fails the test at its end when one of its pages logged an error or asked a foreign host. */
  watched: undefined;
}

/** All of a test's own servers listen on loopback; anything else is a stranger. */
const isForeign = ({ protocol, hostname }: URL) => /^(https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1';

const watch = (context: BrowserContext) => {
  const errors: string[] = [];
  const foreign: URL[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (isForeign(url)) foreign.push(url);
  });
  return { errors, foreign };
};

/** Returns once everything that the pages have said so far is heard: a page's messages come in their order. */
const hearAll = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.evaluate(() => {})));

/** Playwright's test with the site farm and the real server; every page of a test is watched for errors and foreign hosts. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  farm: [
    async ({ playwright: _playwright }, use) => {
      const farm = await startSlowFarm();
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
  slowSite: async ({ farm }, use) => {
    const release = farm.hold('geduld-druckerei.de');
    await use({ address: `https://geduld-druckerei.de/?${randomUUID()}`, release });
    release();
  },
  expectedErrors: [[], { option: true }],
  allowedHosts: [[], { option: true }],
  watched: [
    async ({ context, server, expectedErrors, allowedHosts }, use, testInfo) => {
      const seen = watch(context);
      await use(undefined);
      await hearAll(context);
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
