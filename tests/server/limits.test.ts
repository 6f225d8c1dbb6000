import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jobs, rateLimits } from '../../server/db/schema.ts';
import { type Allowance, createRateLimit } from '../../server/http/rate-limit.ts';
import { Refusal } from '../../server/http/refusal.ts';
import { databaseKinds, startTestApp, type TestApp } from './support/app.ts';

describe.each(databaseKinds)('limits kept in %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ kind, rateLimit: true, worker: false });
  });
  afterAll(() => app.stop());

  /** Uses an allowance up, as another process of the product would. */
  const useUp = async (allowance: Allowance, who: string) => {
    const limit = createRateLimit(app.database.db, app.hasher);
    const consume = async (): Promise<void> => limit(allowance, who).then(consume);
    await expect(consume()).rejects.toBeInstanceOf(Refusal);
  };
  const search = (url: string) => app.post('/search', { urls: [url], captchaToken: '' });
  const notify = (jobId: string) => app.post(`/report/${jobId}/notify`, { name: 'Eva', email: 'eva@firma.example' });
  const expectRefusal = ({ status, headers }: Response, seconds: number) => {
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(seconds);
  };

  test('a host that many search for is left alone, others are not', async () => {
    await useUp('host', 'beliebt.de');
    expectRefusal(await search('https://beliebt.de/anders'), 3_600);
    expect((await search('unbekannt.de')).status).toBe(200);
  });

  test('a job takes so many forms and no more', async () => {
    const [one, other] = [await app.search(['eins.de']), await app.search(['zwei.de'])];
    await useUp('job', one.jobId);
    expectRefusal(await notify(one.jobId), 3_600);
    expect((await notify(other.jobId)).status).toBe(200);
  });

  test('a visitor gets so many icons', async () => {
    await useUp('favicon', 'unknown');
    expectRefusal(await app.get('/companies/check-favicon?url=firma.de'), 600);
  });

  test('a visitor sends so many forms, of whatever kind', async () => {
    await useUp('form', 'unknown');
    expectRefusal(await app.post('/newsletter/subscribe', { email: 'eva@firma.example' }), 600);
    expectRefusal(await app.post('/gdpr/delete', { email: 'eva@firma.example' }), 600);
  });

  test('of more searches than allowed each that was accepted is stored', async () => {
    const before = await app.database.db.$count(jobs);
    const answers = await Promise.all(Array.from({ length: 80 }, (_, number) => search(`viele-${number}.de`)));
    const accepted = answers.filter(({ status }) => status === 200).length;
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(80 - accepted);
    expect(accepted).toBeLessThan(80);
    expect(await app.database.db.$count(jobs)).toBe(before + accepted);
  });

  test('neither hosts nor networks are stored as such', async () => {
    const keys = (await app.database.db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(4);
    expect(keys.join(' ')).not.toMatch(/\.de|unknown|\d+\.\d+\.\d+/);
  });
});
