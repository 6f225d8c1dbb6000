import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchErrorDetails } from '../../contract/errors.ts';
import { IllegalMoveError } from '../../server/db/lifecycle.ts';
import { jobs } from '../../server/db/schema.ts';
import { moveJob } from '../../server/jobs/move-job.ts';
import { queueNames } from '../../server/jobs/queue.ts';
import { sweepJobs } from '../../server/jobs/sweep.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { databaseKinds, quietLog, startTestApp, type TestApp } from './support/app.ts';
import { createTestScanner } from './support/scanner.ts';

const stateOf = async (app: TestApp, jobId: string) => {
  const [job] = await app.database.db
    .select({ state: jobs.state, tries: jobs.tries })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return job;
};

const queueEntries = async (app: TestApp, jobId: string) =>
  (await app.queue.boss.findJobs<{ jobId: string }>(queueNames.scan)).filter((entry) => entry.data.jobId === jobId);

describe.each(databaseKinds)('the queue on %s', (kind) => {
  let app: TestApp;
  const sweep = () => sweepJobs({ ...app, db: app.database.db });
  beforeAll(async () => {
    app = await startTestApp({ kind, worker: false });
  });
  afterAll(() => app.stop());

  test('a job and its queue entry are written together or not at all', async () => {
    const { jobId } = await app.search(['zusammen.de']);
    expect(await queueEntries(app, jobId)).toHaveLength(1);
    expect((await queueEntries(app, jobId))[0]?.data).toEqual({ jobId });

    const never = crypto.randomUUID();
    const before = await app.database.db.$count(jobs);
    const broken = app.database.db.transaction(async (tx) => {
      await tx.insert(jobs).values({ id: crypto.randomUUID(), state: 'queued', createdAt: new Date() });
      await app.queue.sendScans(tx, [never]);
      throw new Error('on purpose');
    });
    await expect(broken).rejects.toThrow('on purpose');
    expect(await app.database.db.$count(jobs)).toBe(before);
    expect(await queueEntries(app, never)).toHaveLength(0);
  });

  test('the sweep queues a job again that lost its entry, and leaves the others alone', async () => {
    const kept = await app.search(['bleibt.de']);
    const stranded = await app.search(['gestrandet.de']);
    await app.database.db.execute(sql`delete from pgboss.job where id = ${stranded.jobId}`);
    expect(await sweep()).toBe(1);
    expect(await queueEntries(app, stranded.jobId)).toHaveLength(1);
    expect(await queueEntries(app, kept.jobId)).toHaveLength(1);
    expect(await sweep()).toBe(0);
  });

  test('a job lost for the third time has failed, and may be tried again by the visitor', async () => {
    const { jobId } = await app.search(['verloren.de']);
    await moveJob(app.database.db, jobId, { type: 'worker.took' });
    await app.database.db.update(jobs).set({ tries: 3 }).where(eq(jobs.id, jobId));
    await app.database.db.execute(sql`update pgboss.job set state = 'failed' where id = ${jobId}`);
    await sweep();
    expect(await stateOf(app, jobId)).toEqual({ state: 'failed', tries: 3 });
    const details = (await (await app.get(`/search/error/${jobId}`)).json()) as SearchErrorDetails;
    expect(details).toMatchObject({ type: 'unknown', canRetry: true, originalUrls: ['verloren.de'] });
  });

  test('an event that the machine does not allow leaves the row as it was', async () => {
    const { jobId } = await app.search(['unerlaubt.de']);
    const tally = { found: 1, noCompany: 0, timedOut: 0 };
    await expect(moveJob(app.database.db, jobId, { type: 'scan.finished', tally })).rejects.toThrow(IllegalMoveError);
    expect(await stateOf(app, jobId)).toEqual({ state: 'queued', tries: 0 });
  });

  test('of two workers that take the same job one gets it', async () => {
    const { jobId } = await app.search(['umkaempft.de']);
    const taken = await Promise.allSettled([
      moveJob(app.database.db, jobId, { type: 'worker.took' }),
      moveJob(app.database.db, jobId, { type: 'worker.took' }),
    ]);
    const life = await stateOf(app, jobId);
    expect(life?.tries).toBe(taken.filter(({ status }) => status === 'fulfilled').length);
  });

  test('a worker that shuts down hands its job back, and the next one goes on where it stopped', async () => {
    const first = createTestScanner();
    const workWith = (scanner: ReturnType<typeof createTestScanner>) =>
      startWorker({ ...app, scanSite: scanner.scanSite, slots: 1, log: quietLog });
    await app.queue.boss.deleteAllJobs(queueNames.scan);
    await app.database.db.delete(jobs);
    const { jobId } = await app.search(['fertig.de', 'warte-lange.de']);
    const stopFirst = await workWith(first);
    await expect.poll(() => first.asked.length).toBe(2);
    await expect.poll(async () => (await (await app.get(`/report/${jobId}`)).json()).progress.done).toBe(1);
    await stopFirst();

    const second = createTestScanner();
    second.release();
    const stopSecond = await workWith(second);
    expect(await app.untilEnded(jobId)).toBe('completed');
    expect(second.asked).toEqual(['https://warte-lange.de/']);
    expect(await stateOf(app, jobId)).toEqual({ state: 'ready', tries: 2 });
    await stopSecond();
  });

  test('a queue longer than the slots drains', async () => {
    const scanner = createTestScanner();
    const stop = await startWorker({ ...app, scanSite: scanner.scanSite, slots: 2, log: quietLog });
    const searches = await Promise.all(Array.from({ length: 12 }, (_, index) => app.search([`reihe-${index}.de`])));
    const ends = await Promise.all(searches.map(({ jobId }) => app.untilEnded(jobId)));
    expect(new Set(ends)).toEqual(new Set(['completed']));
    await stop();
  });

  test('two jobs that want the same site at the same time share one scan', async () => {
    const scanner = createTestScanner();
    const stop = await startWorker({ ...app, scanSite: scanner.scanSite, slots: 2, log: quietLog });
    const [one, two] = await Promise.all([app.search(['warte-geteilt.de']), app.search(['warte-geteilt.de'])]);
    const bothRun = async () => [await stateOf(app, one.jobId), await stateOf(app, two.jobId)].map((job) => job?.state);
    await expect.poll(bothRun).toEqual(['running', 'running']);
    scanner.release();
    expect(await Promise.all([app.untilEnded(one.jobId), app.untilEnded(two.jobId)])).toEqual([
      'completed',
      'completed',
    ]);
    expect(scanner.asked).toHaveLength(1);
    await stop();
  });
});
