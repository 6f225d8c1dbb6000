import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProRequest } from '../../contract/forms.ts';
import { consents, feedback, leads, notifyRequests, outbox, proOrders } from '../../server/db/schema.ts';
import { databaseKinds, operator, startTestApp, type TestApp } from './support/app.ts';
import { lettersTo, linkIn } from './support/mailbox.ts';

const order = (email: string): ProRequest => ({
  name: 'Frau Erika Muster',
  email,
  company: 'Muster GmbH',
  address: 'Musterweg 1, 12345 Musterstadt, Tel. 030 123',
  disclaimerAccepted: true,
  privacyAccepted: true,
});

describe.each(databaseKinds)('forms on %s', (kind) => {
  let app: TestApp;
  let jobId: string;
  beforeAll(async () => {
    app = await startTestApp({ kind });
    ({ jobId } = await app.search(['firma.de']));
    await app.untilEnded(jobId);
  });
  afterAll(() => app.stop());
  const rows = () => app.database.db;

  test('an order is stored, confirmed to the customer and told to the operator', async () => {
    const response = await app.post(`/report/${jobId}/pro`, order('kundin@muster.example'), {
      'Accept-Language': 'en',
    });
    expect(await response.json()).toEqual({ success: true });
    expect(await rows().select().from(proOrders)).toMatchObject([
      { jobId, state: 'received', company: 'Muster GmbH', netCents: 995, grossCents: 1184, language: 'en' },
    ]);
    // Both are sent in the first call; the second sees what is left.
    const all = await Promise.all([lettersTo(app, 'kundin@muster.example')]);
    const [confirmation] = all.flat();
    expect(confirmation?.subject).toBe('Your order at Firmenlupe');
    expect(confirmation?.text).toContain('€9.95 plus 19 % VAT = €11.84');
    expect(confirmation?.text).toContain('Musterweg 1, 12345 Musterstadt, Tel. 030 123');
    expect(confirmation?.text).not.toMatch(/\{\w+\}/);
    expect(await rows().select({ state: proOrders.state }).from(proOrders)).toEqual([{ state: 'acknowledged' }]);
  });

  test("the operator's notice holds what is needed to deliver", async () => {
    await app.post(`/report/${jobId}/pro`, order('zweite@muster.example'));
    const [notice] = await lettersTo(app, operator);
    expect(notice?.text).toContain('zweite@muster.example');
    expect(notice?.text).toContain('Muster GmbH');
    expect(notice?.text).toContain(jobId);
    expect(notice?.subject).not.toContain('Muster');
  });

  test('a double click orders once', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const before = await rows().$count(proOrders);
    const send = () => app.post(`/report/${jobId}/pro`, order('doppelt@muster.example'), headers);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rows().$count(proOrders)).toBe(before + 1);
  });

  test('a lead is stored once for each job and address', async () => {
    const lead = { name: 'Erika Muster', email: 'lead@muster.example' };
    await app.post(`/report/${jobId}/lead`, lead);
    await app.post(`/report/${jobId}/lead`, lead);
    expect(await rows().select().from(leads)).toMatchObject([{ jobId, ...lead }]);
  });

  test('who waits for a report is told when it is ready, and then forgotten', async () => {
    const waiting = await app.search(['warte-auf-post.de']);
    await app.post(`/report/${waiting.jobId}/notify`, { name: 'Erika', email: 'wartet@muster.example' });
    await app.post(`/report/${waiting.jobId}/notify`, { email: 'wartet@muster.example' });
    expect(await rows().$count(notifyRequests)).toBe(1);
    expect(await lettersTo(app, 'wartet@muster.example')).toEqual([]);
    app.scanner.release();
    await app.untilEnded(waiting.jobId);
    const letters = await lettersTo(app, 'wartet@muster.example');
    expect(letters.map(({ subject }) => subject)).toEqual(['Ihr Firmenlupe-Bericht ist fertig']);
    expect(linkIn(letters[0]).pathname).toBe(`/report/${waiting.jobId}/basic`);
    expect(await rows().$count(notifyRequests)).toBe(0);
  });

  test('who asks after the end is told at once, also of a failure', async () => {
    await app.post(`/report/${jobId}/notify`, { email: 'spaet@muster.example' });
    expect(await lettersTo(app, 'spaet@muster.example')).toHaveLength(1);
    const failed = await app.search(['weg.de']);
    await app.untilEnded(failed.jobId);
    await app.post(`/report/${failed.jobId}/notify`, { email: 'pech@muster.example' });
    const [letter] = await lettersTo(app, 'pech@muster.example');
    expect(linkIn(letter).pathname).toBe(`/error/${failed.jobId}`);
  });

  test('feedback and cookie decisions are stored', async () => {
    await app.post('/feedback', { report_id: jobId, rating: 4, message: 'Gut.' });
    expect(await rows().select().from(feedback)).toMatchObject([{ jobId, rating: 4, message: 'Gut.' }]);
    await app.post('/cookie-consent', { categories: { analytics: true, marketing: false } });
    expect(await rows().select().from(consents)).toMatchObject([{ analytics: true, marketing: false }]);
  });

  test.each([
    ['/report/{jobId}/pro', { ...order('x@y.example'), privacyAccepted: false }],
    ['/report/{jobId}/pro', { ...order('x@y.example'), company: '  ' }],
    ['/report/{jobId}/pro', order('a@firma.de,evil@x.de')],
    ['/report/{jobId}/lead', { name: '', email: 'x@y.example' }],
    ['/report/{jobId}/lead', { name: 'A\r\nBcc: evil@x.de', email: 'x@y.example' }],
    ['/report/{jobId}/notify', { email: 'Name <x@y.example>' }],
    ['/newsletter/subscribe', { email: 'x@y.example\r\nBcc: evil@x.de' }],
    ['/newsletter/subscribe', { email: 'kein-at' }],
    ['/newsletter/subscribe', { email: 'x\0@y.example' }],
    ['/newsletter/subscribe', { email: 'x\ud800@y.example' }],
    ['/feedback', { report_id: '{jobId}', rating: 6, message: '' }],
    ['/feedback', { report_id: '{jobId}', rating: 5, message: 'x'.repeat(501) }],
    ['/cookie-consent', { categories: { analytics: 'yes', marketing: false } }],
  ])('%s refuses %o and stores nothing', async (path, body) => {
    const mails = await rows().$count(outbox);
    const filled = JSON.parse(JSON.stringify(body).replace('{jobId}', jobId));
    expect((await app.post(path.replace('{jobId}', jobId), filled)).status).toBe(400);
    expect(await rows().$count(outbox)).toBe(mails);
  });

  test.each(['pro', 'lead', 'notify'])('%s about an unknown report is a 404', async (form) => {
    const path = `/report/${crypto.randomUUID()}/${form}`;
    expect((await app.post(path, order('x@y.example'))).status).toBe(404);
  });

  test('feedback about an unknown report is a 404', async () => {
    expect((await app.post('/feedback', { report_id: 'x', rating: 5, message: '' })).status).toBe(404);
  });
});
