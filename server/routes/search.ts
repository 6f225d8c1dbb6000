import type { JobStatus } from '../../contract/search.ts';
import type { JobState } from '../db/schema.ts';
import type { AppDeps } from '../deps.ts';
import { callerOf } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { answerRepeated } from '../http/once.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { describeFailure } from '../search/describe-failure.ts';
import { createStatusReader } from '../search/jobs-ahead.ts';
import { hostsOf } from '../search/plan-search.ts';
import { readJob, readSites } from '../search/read-job.ts';
import { createSearchDesk } from '../search/search-desk.ts';

const statusOf: Record<JobState, JobStatus> = {
  queued: 'queued',
  running: 'running',
  ready: 'completed',
  noResults: 'failed',
  timedOut: 'failed',
  failed: 'failed',
};

/** Searches: start one, ask for its status, ask why it failed. */
export function searchRoutes(api: Api, deps: AppDeps): void {
  const { db } = deps.database;
  const desk = createSearchDesk(db, deps.queue, deps.slots);
  const readStatus = createStatusReader(db);

  serve(api, 'submitSearch', ({ c, body }) =>
    // A visitor who tries again after a lost answer brings a new token; it is still the same search.
    answerRepeated(c, db, { urls: body.urls }, async (note) => {
      await deps.rateLimit('search', callerOf(c, deps.trustedProxies));
      for (const host of hostsOf(body.urls)) await deps.rateLimit('host', host);
      const token = await deps.captcha.check(body.captchaToken, 'search');
      return desk.enter({ urls: body.urls, token, note });
    }),
  );

  serve(api, 'readStatus', async ({ c }) => {
    const job = await readStatus(c.req.param('jobId') ?? '');
    if (!job) throw new Refusal('not_found', 'reportNotFound');
    const answer = { status: statusOf[job.state], jobId: job.id };
    return job.position === null ? answer : { ...answer, position: job.position };
  });

  serve(api, 'readSearchError', async ({ c }) => {
    const job = await readJob(db, c.req.param('jobId') ?? '');
    const failure = job && describeFailure(job, await readSites(db, job.id), languageOf(c));
    if (!failure) throw new Refusal('not_found', 'reportNotFound');
    return { ...failure, supportEmail: deps.supportEmail };
  });
}
