import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerOf } from '../../contract/calls.ts';
import { companies, ratings } from '../../server/db/schema.ts';
import { databaseKinds, startTestApp, type TestApp } from './support/app.ts';
import { companyAt } from './support/scanner.ts';

describe.each(databaseKinds)('ratings on %s', (kind) => {
  let app: TestApp;
  let companyId: string;
  beforeAll(async () => {
    app = await startTestApp({ kind });
    const { jobId } = await app.search(['firma.de', 'andere.de']);
    await app.untilEnded(jobId);
    const list = (await (await app.get('/companies?search=firma.de')).json()) as AnswerOf<'listCompanies'>;
    companyId = list.data[0]?.id ?? '';
  });
  afterAll(() => app.stop());

  const rating = (url: string, stars = 4) => ({
    company_name: 'Firma',
    company_url: url,
    rating: stars,
    comment: null,
    recaptcha_token: '',
  });
  const canRate = async () => (await app.get(`/companies/${companyId}/can-rate`)).json();

  test('a company is rated once a day, whatever its address looks like', async () => {
    expect(await canRate()).toEqual({ can_rate: true, recent_rating: null, hours_left: null });
    const both = await Promise.all([
      app.post('/companies/ratings', rating('https://www.firma.de/impressum')),
      app.post('/companies/ratings', rating('https://firma.de')),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    const [refused = new Response()] = both.filter(({ status }) => status === 429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(/In \d+ Std\. können Sie erneut bewerten/);
    expect(await canRate()).toEqual({ can_rate: false, recent_rating: 4, hours_left: 24 });
    expect((await app.post('/companies/ratings', rating('https://andere.de'))).status).toBe(200);
  });

  test('after a day it can be rated again', async () => {
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000 - 1_000);
    await app.database.db.update(ratings).set({ createdAt: yesterday });
    expect(await canRate()).toMatchObject({ can_rate: true });
    expect((await app.post('/companies/ratings', rating('https://firma.de', 5))).status).toBe(200);
  });

  test('a lost answer is given again, and rates once', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await app.database.db.delete(ratings);
    const first = await app.post('/companies/ratings', rating('https://firma.de'), headers);
    const second = await app.post('/companies/ratings', rating('https://firma.de'), headers);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await app.database.db.$count(ratings)).toBe(1);
  });

  test('the visitor is stored as a hash only', async () => {
    const [stored] = await app.database.db.select().from(ratings);
    expect(stored?.visitor).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    [rating('https://unbekannt.de'), 404],
    [rating('kein wort'), 404],
    [rating('https://firma.de', 0), 400],
    [rating('https://firma.de', 4.5), 400],
  ])('%o is answered with %d', async (body, status) => {
    expect((await app.post('/companies/ratings', body)).status).toBe(status);
  });

  test('only companies on file can be rated', async () => {
    expect((await app.get(`/companies/${crypto.randomUUID()}/can-rate`)).status).toBe(404);
    expect((await app.get('/companies/x/can-rate')).status).toBe(404);
  });

  test('the site key is told where reCAPTCHA is the captcha', async () => {
    expect(await (await app.get('/rating/config')).json()).toEqual({ recaptcha_site_key: null });
  });
});

describe('ratings with a captcha', () => {
  test('need its token', async () => {
    const app = await startTestApp({ captcha: { provider: 'pow' } });
    await app.database.db.insert(companies).values({
      id: crypto.randomUUID(),
      host: 'firma.de',
      name: 'Firma',
      data: companyAt('https://firma.de'),
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    const body = { company_name: 'Firma', company_url: 'https://firma.de', rating: 5, recaptcha_token: '' };
    expect((await app.post('/companies/ratings', body)).status).toBe(403);
    expect(await app.database.db.$count(ratings)).toBe(0);
    await app.stop();
  });
});
