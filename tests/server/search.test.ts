import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchErrorDetails } from '../../contract/errors.ts';
import { Report } from '../../contract/report.ts';
import { SearchAnswer } from '../../contract/search.ts';
import { idempotencyKeys, jobs, scans } from '../../server/db/schema.ts';
import { databaseKinds, startTestApp, support, type TestApp } from './support/app.ts';

const readReport = async (app: TestApp, jobId: string, language = 'de') => {
  const response = await app.get(`/report/${jobId}`, { 'Accept-Language': language });
  return v.parse(Report, await response.json());
};

const readError = async (app: TestApp, jobId: string, language = 'de') => {
  const response = await app.get(`/search/error/${jobId}`, { 'Accept-Language': language });
  return (await response.json()) as SearchErrorDetails;
};

describe.each(databaseKinds)('searches on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ kind });
  });
  afterAll(() => app.stop());

  test('a search becomes a report', async () => {
    const answer = await app.search(['www.eins.de']);
    expect(v.parse(SearchAnswer, answer)).toMatchObject({ status: 'running' });
    expect(await app.untilEnded(answer.jobId)).toBe('completed');
    const report = await readReport(app, answer.jobId);
    expect(report).toMatchObject({ status: 'ready', job_id: answer.jobId, website_url: 'www.eins.de' });
    expect(report.raw_json.companies.map((company) => company.company_name)).toEqual(['Firma www.eins.de']);
    expect(report.raw_json.scan_date).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(report.progress).toEqual({ done: 1, total: 1 });
  });

  test('one bad address never fails the others, and each address counts once', async () => {
    const { jobId } = await app.search(['http://Zwei.de/', 'zwei.de', 'kein wort', 'leer.de', 'weg.de']);
    expect(await app.untilEnded(jobId)).toBe('completed');
    const report = await readReport(app, jobId, 'en');
    expect(report.status).toBe('ready');
    expect(report.raw_json).toMatchObject({ companies_found: 1, urls_processed: 4 });
    expect(report.sites).toEqual([
      { url: 'http://Zwei.de/', state: 'found' },
      { url: 'kein wort', state: 'failed', reason: 'Not a valid web address' },
      { url: 'leer.de', state: 'noCompany', reason: 'No company found' },
      { url: 'weg.de', state: 'failed', reason: 'Website cannot be reached' },
    ]);
    expect(app.scanner.asked.filter((url) => url.toLowerCase().includes('zwei.de'))).toHaveLength(1);
  });

  test('an address of characters that no database keeps is a bad one like others', async () => {
    const { jobId } = await app.search(['zwei.de', 'zwei\0.de', 'kein wort \ud800', 'kein "wort\\\'']);
    expect(await app.untilEnded(jobId)).toBe('completed');
    const report = await readReport(app, jobId, 'en');
    expect(report.sites).toMatchObject([
      { url: 'zwei.de', state: 'found' },
      { url: 'zwei\ufffd.de', state: 'failed' },
      { url: 'kein wort \ufffd', state: 'failed' },
      { url: 'kein "wort\\\'', state: 'failed' },
    ]);
  });

  test('a site whose texts hold such characters has a report all the same', async () => {
    app.scanner.publish('unsauber.de', 'in\0fo@unsauber.de \ud800');
    const { jobId } = await app.search(['unsauber.de']);
    expect(await app.untilEnded(jobId)).toBe('completed');
    const { raw_json } = await readReport(app, jobId);
    expect(raw_json.companies[0]?.contacts).toMatchObject([{ type: 'email', value: 'in\ufffdfo@unsauber.de \ufffd' }]);
  });

  test.each([
    { urls: ['leer.de', 'weg.de'], type: 'apify_no_results' },
    { urls: ['weg.de', 'kein wort'], type: 'apify_failed' },
    { urls: ['lahm.de', 'weg.de'], type: 'timeout' },
  ])('$urls end as $type', async ({ urls, type }) => {
    const { jobId } = await app.search(urls);
    expect(await app.untilEnded(jobId)).toBe('failed');
    const german = await readError(app, jobId);
    const english = await readError(app, jobId, 'en-GB,en;q=0.9,de;q=0.1');
    expect(german).toMatchObject({ type, canRetry: true, originalUrls: urls, supportEmail: support });
    expect(english.message).not.toBe(german.message);
    expect(english.details?.split('\n')).toHaveLength(urls.length);
    expect(await readReport(app, jobId, 'en')).toMatchObject({ status: 'failed', message: english.message });
  });

  test('a report younger than 24 hours answers at once, an older one does not', async () => {
    const first = await app.search(['https://frisch.de/']);
    await app.untilEnded(first.jobId);
    const again = await app.search(['frisch.de']);
    expect(again).toMatchObject({ status: 'found', data: [{ company_name: 'Firma frisch.de' }] });
    expect(again.data?.[0]?.apify_run_id).toBe(again.jobId);
    expect(await readReport(app, again.jobId)).toMatchObject({ status: 'ready' });
    expect(app.scanner.asked.filter((url) => url.includes('frisch.de'))).toHaveLength(1);

    const partly = await app.search(['frisch.de', 'neu.de']);
    expect(partly).toMatchObject({ status: 'partial', found_companies: [{ company_name: 'Firma frisch.de' }] });
    await app.untilEnded(partly.jobId);

    const yesterday = sql`${scans.finishedAt} - interval '25 hours'`;
    await app.database.db.update(scans).set({ finishedAt: yesterday }).where(eq(scans.urlKey, 'frisch.de'));
    expect((await app.search(['frisch.de'])).status).toBe('running');
  });

  test('a repeated call gets the same answer, another body with its key is refused', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, second] = await Promise.all([
      app.search(['doppelt.de'], headers),
      app.search(['doppelt.de'], headers),
    ]);
    expect(second).toEqual(first);
    expect(await app.search(['doppelt.de'], headers)).toEqual(first);
    const other = await app.post('/search', { urls: ['anders.de'], captchaToken: '' }, headers);
    expect(other.status).toBe(422);

    const [kept] = await app.database.db.select({ createdAt: idempotencyKeys.createdAt }).from(idempotencyKeys);
    const aDayOld = new Date((kept?.createdAt.getTime() ?? 0) - 24 * 60 * 60 * 1000);
    await app.database.db.update(idempotencyKeys).set({ createdAt: aDayOld });
    expect(await app.search(['doppelt.de'], headers)).toEqual(first);
  });

  test('unknown, malformed and expired ids are all the same 404', async () => {
    const { jobId } = await app.search(['vergangen.de']);
    await app.untilEnded(jobId);
    await app.database.db.delete(jobs).where(eq(jobs.id, jobId));
    for (const path of ['/search/status/', '/search/error/', '/report/']) {
      const answers = await Promise.all(
        [jobId, crypto.randomUUID(), 'kein-schluessel', "1'--"].map((id) =>
          app.get(path + encodeURIComponent(id), { 'Accept-Language': 'en' }),
        ),
      );
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([404]));
      const bodies = await Promise.all(answers.map((answer) => answer.text()));
      expect(new Set(bodies).size).toBe(1);
      expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ message: 'Report not found', error: 'Report not found' });
    }
  });

  test('polls of the same moment are each answered for their own job', async () => {
    const known = await Promise.all(['eins.de', 'zwei.de', 'weg-drei.de'].map((url) => app.search([url])));
    await Promise.all(known.map(({ jobId }) => app.untilEnded(jobId)));
    const ids = [...known.map(({ jobId }) => jobId), crypto.randomUUID(), known[0]?.jobId.toUpperCase() ?? ''];
    const answers = await Promise.all(ids.map((id) => app.get(`/search/status/${id}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 200]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies).toMatchObject([
      { status: 'completed', jobId: ids[0] },
      { status: 'completed', jobId: ids[1] },
      { status: 'failed', jobId: ids[2] },
      { code: 'not_found' },
      { status: 'completed', jobId: ids[0] },
    ]);
  });

  test('a job that has not failed has no error details', async () => {
    const { jobId } = await app.search(['gelungen.de']);
    await app.untilEnded(jobId);
    expect((await app.get(`/search/error/${jobId}`)).status).toBe(404);
  });
});

describe('a search while all workers are busy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ slots: 1 });
  });
  afterAll(() => app.stop());

  test('waits in the queue with its position, reports progress, and every job runs in the end', async () => {
    const busy = await app.search(['schnell.de', 'warte-eins.de']);
    expect(busy.status).toBe('running');
    await expect.poll(async () => (await readReport(app, busy.jobId)).raw_json.companies_found).toBe(1);
    expect(await readReport(app, busy.jobId)).toMatchObject({
      status: 'running',
      progress: { done: 1, total: 2 },
      raw_json: { urls_processed: 1, scan_date: null },
      sites: [{ state: 'found' }, { state: 'scanning' }],
    });

    const second = await app.search(['warte-zwei.de']);
    const third = await app.search(['warte-drei.de']);
    expect([second, third]).toMatchObject([
      { status: 'queued', position: 0 },
      { status: 'queued', position: 1 },
    ]);
    const status = await (await app.get(`/search/status/${third.jobId}`)).json();
    expect(status).toEqual({ status: 'queued', jobId: third.jobId, position: 1 });
    expect((await readReport(app, third.jobId)).status).toBe('queued');

    app.scanner.release();
    const ends = await Promise.all([busy, second, third].map(({ jobId }) => app.untilEnded(jobId)));
    expect(ends).toEqual(['completed', 'completed', 'completed']);
  });
});
