import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  companies,
  dataRequests,
  idempotencyKeys,
  jobs,
  leads,
  notifyRequests,
  outbox,
  proOrders,
  ratings,
  scans,
  subscriptions,
  usedTokens,
} from '../../server/db/schema.ts';
import { deleteExpired, startRetention } from '../../server/retention.ts';
import { quietLog, startTestApp, type TestApp } from './support/app.ts';
import { lettersTo } from './support/mailbox.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs - 60_000);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('everything is deleted after its time, and not before', async () => {
  const { db } = app.database;
  const { jobId } = await app.search(['alt.de']);
  await app.untilEnded(jobId);
  const waiting = await app.search(['warte-alt.de']);
  const email = 'alt@firma.example';
  await app.post(`/report/${jobId}/lead`, { name: 'Alt', email });
  await app.post(`/report/${waiting.jobId}/notify`, { email });
  await app.post('/newsletter/subscribe', { email }, { 'Idempotency-Key': crypto.randomUUID() });
  await app.post('/gdpr/delete', { email });
  await app.post(`/report/${jobId}/pro`, {
    name: 'Alt',
    email,
    company: 'Alt GmbH',
    address: 'Altweg 1',
    disclaimerAccepted: true,
    privacyAccepted: true,
  });
  await app.post('/companies/ratings', {
    company_name: 'Alt',
    company_url: 'https://alt.de',
    rating: 3,
    comment: 'Na ja',
    recaptcha_token: '',
  });
  await lettersTo(app, email);
  await db.insert(usedTokens).values({ hash: 'alt', expiresAt: new Date(Date.now() + dayMs) });

  const counts = async () => ({
    jobs: await db.$count(jobs, eq(jobs.id, jobId)),
    leads: await db.$count(leads),
    companies: await db.$count(companies),
    scans: await db.$count(scans),
    notify: await db.$count(notifyRequests),
    subscriptions: await db.$count(subscriptions),
    dataRequests: await db.$count(dataRequests),
    mails: await db.$count(outbox),
    keys: await db.$count(idempotencyKeys),
    tokens: await db.$count(usedTokens),
    orders: await db.$count(proOrders),
  });
  const fresh = await counts();
  expect(Object.values(fresh)).not.toContain(0);
  await deleteExpired(db);
  expect(await counts()).toEqual(fresh);
  expect(await db.select({ visitor: ratings.visitor }).from(ratings)).not.toEqual([{ visitor: null }]);

  await db.update(ratings).set({ createdAt: daysAgo(1) });
  await db.update(subscriptions).set({ askedAt: daysAgo(2) });
  await db.update(dataRequests).set({ createdAt: daysAgo(2) });
  await db.update(idempotencyKeys).set({ createdAt: daysAgo(2) });
  await db.update(notifyRequests).set({ createdAt: daysAgo(7) });
  await db.update(outbox).set({ createdAt: daysAgo(7) });
  await db.update(usedTokens).set({ expiresAt: daysAgo(0) });
  await deleteExpired(db);
  expect(await counts()).toEqual({
    ...fresh,
    subscriptions: 0,
    dataRequests: 0,
    keys: 0,
    notify: 0,
    mails: 0,
    tokens: 0,
  });
  expect(await db.select({ visitor: ratings.visitor, comment: ratings.comment }).from(ratings)).toEqual([
    { visitor: null, comment: 'Na ja' },
  ]);

  await db
    .update(jobs)
    .set({ createdAt: daysAgo(30) })
    .where(eq(jobs.id, jobId));
  await db.update(scans).set({ finishedAt: daysAgo(30) });
  await db.update(companies).set({ updatedAt: daysAgo(30) });
  await deleteExpired(db);
  expect(await counts()).toMatchObject({ jobs: 0, leads: 0, scans: 0, companies: 0, orders: 1 });
  expect((await app.get(`/report/${jobId}`)).status).toBe(404);
});

test('a confirmed subscription stays', async () => {
  const { db } = app.database;
  await app.post('/newsletter/subscribe', { email: 'treu@firma.example' });
  await db.update(subscriptions).set({ state: 'active', askedAt: daysAgo(400), confirmedAt: daysAgo(400) });
  await deleteExpired(db);
  expect(await db.$count(subscriptions)).toBe(1);
});

test('it is done when the server starts, and then every day', async () => {
  const { db } = app.database;
  const id = crypto.randomUUID();
  const isGone = async () => (await db.$count(jobs, eq(jobs.id, id))) === 0;
  const grow = () => db.insert(jobs).values({ id, state: 'ready', createdAt: daysAgo(30) });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await grow();
  const stop = startRetention(db, quietLog);
  await vi.waitUntil(isGone, { timeout: 20_000 });
  await grow();
  vi.advanceTimersByTime(dayMs);
  await vi.waitUntil(isGone, { timeout: 20_000 });
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
