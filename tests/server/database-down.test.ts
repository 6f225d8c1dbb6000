import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorAnswer } from '../../contract/errors.ts';
import { type Farm, startFarm } from '../support/farm/farm.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { callHeaders, startTestApp } from './support/app.ts';
import { hasCluster, startCluster, type TestCluster } from './support/postgres.ts';

// Where the machine has no PostgreSQL there is none to take down.
describe.each(hasCluster ? ['PostgreSQL'] : [])('a %s that goes away and comes back', () => {
  let cluster: TestCluster;
  let farm: Farm;
  let server: TestServer;
  beforeAll(async () => {
    cluster = await startCluster();
    farm = await startFarm();
    server = await startServer({ farmPort: farm.port, env: { DATABASE_URL: cluster.url, LOG_LEVEL: 'silent' } });
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await farm.close();
    await cluster.stop();
  }, 60_000);

  const health = async () => (await fetch(`${server.url}/api/health`)).status;
  const search = () =>
    fetch(`${server.url}/api/search`, {
      method: 'POST',
      headers: { ...callHeaders, 'Accept-Language': 'en' },
      body: JSON.stringify({ urls: ['kiesewetter-floristik.de'], captchaToken: '' }),
    });

  test('is told, survived, and used again without a restart', async () => {
    expect(await health()).toBe(200);
    await cluster.takeDown();
    expect(await health()).toBe(503);
    const refused = await search();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    const { message } = v.parse(ErrorAnswer, await refused.json());
    expect(message).toBe('Failed to process search. Please try again.');

    await cluster.bringBack();
    await expect.poll(health, { timeout: 20_000 }).toBe(200);
    const { jobId } = (await (await search()).json()) as { jobId: string };
    const status = async () => (await (await fetch(`${server.url}/api/search/status/${jobId}`)).json()).status;
    await expect.poll(status, { timeout: 60_000 }).toBe('completed');
  }, 120_000);
});

test('a closed embedded database is told by /health and by each call', async () => {
  const app = await startTestApp({ worker: false });
  await app.queue.stop(1_000);
  await app.database.close();
  expect(v.parse(ErrorAnswer, await (await app.get('/health')).json()).code).toBe('unavailable');
  const search = await app.post('/search', { urls: ['firma.de'], captchaToken: '' }, { 'Accept-Language': 'en' });
  expect(search.status).toBeGreaterThanOrEqual(500);
  expect((await search.json()).message).toBe('Failed to process search. Please try again.');
  expect((await app.get(`/search/status/${crypto.randomUUID()}`)).status).toBeGreaterThanOrEqual(500);
});
