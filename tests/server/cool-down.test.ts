import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scans } from '../../server/db/schema.ts';
import { search, untilFinal } from '../support/client.ts';
import { startServer } from '../support/server.ts';
import { databaseKinds, startTestApp, type TestApp } from './support/app.ts';

describe.each(databaseKinds)('a host is asked with manners, noted in %s', (kind) => {
  let app: TestApp;
  let asked: string[];
  beforeAll(async () => {
    app = await startTestApp({ kind, restHosts: true });
    asked = app.scanner.asked;
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    asked.length = 0;
  });

  const searchAndWait = async (...urls: string[]) => app.untilEnded((await app.search(urls)).jobId);

  test('within a minute a failed address is answered from its last scan', async () => {
    expect(await searchAndWait('weg-bleibt.de')).toBe('failed');
    expect(await searchAndWait('http://weg-bleibt.de/')).toBe('failed');
    expect(asked).toEqual(['https://weg-bleibt.de/']);
    const earlier = sql`${scans.finishedAt} - interval '61 seconds'`;
    await app.database.db.update(scans).set({ finishedAt: earlier }).where(eq(scans.urlKey, 'weg-bleibt.de'));
    expect(await searchAndWait('weg-bleibt.de')).toBe('failed');
    expect(asked).toHaveLength(2);
  });

  test('another address of a host waits until the host had a minute of rest; other hosts do not wait', async () => {
    await searchAndWait('ruhe.de/eins');
    const freeAt = Date.now() + 3_000;
    const finishedAt = new Date(freeAt - 60_000);
    await app.database.db.update(scans).set({ finishedAt }).where(eq(scans.urlKey, 'ruhe.de/eins'));
    const second = searchAndWait('ruhe.de/zwei').then((status) => ({ status, at: Date.now() }));
    expect(await searchAndWait('andere-ruhe.de')).toBe('completed');
    const { status, at } = await second;
    expect(status).toBe('completed');
    expect(at).toBeGreaterThanOrEqual(freeAt);
  });

  test('the addresses of one search are one visit, one after another', async () => {
    const { jobId } = await app.search(['warte-besuch.de/eins', 'warte-besuch.de/zwei']);
    const visits = () => asked.filter((url) => url.includes('besuch'));
    await expect.poll(visits).toHaveLength(1);
    await searchAndWait('inzwischen.de');
    expect(visits()).toHaveLength(1);
    app.scanner.release();
    expect(await app.untilEnded(jobId)).toBe('completed');
    expect(visits()).toHaveLength(2);
  });
});

test.each([
  ['on', 'running'],
  ['off', 'failed'],
])(
  'RATE_LIMIT=%s: a host that has just been asked is %s when asked for another address',
  async (limit, status) => {
    // Nobody listens there: every scan fails at once.
    const server = await startServer({ env: { RATE_LIMIT: limit, SCAN_CONNECT_TO: '127.0.0.1:1' } });
    const end = async (url: string) => untilFinal(server.url, (await search(server.url, [url])).jobId);
    await end('ruhig.de/eins');
    const { jobId } = await search(server.url, ['ruhig.de/zwei']);
    await end('anders.de');
    if (status === 'failed') await untilFinal(server.url, jobId);
    const answer = await fetch(`${server.url}/api/search/status/${jobId}`);
    expect(await answer.json()).toMatchObject({ status });
    await server.stop();
  },
  180_000,
);
