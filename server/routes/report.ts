import type { AppDeps } from '../deps.ts';
import { languageOf } from '../http/language.ts';
import { Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { buildReport } from '../search/build-report.ts';
import { readJob, readSites } from '../search/read-job.ts';

/** Reports, also of jobs that are still running. */
export function reportRoutes(api: Api, { database: { db } }: AppDeps): void {
  serve(api, 'readReport', async ({ c }) => {
    const job = await readJob(db, c.req.param('id') ?? '');
    if (!job) throw new Refusal('not_found', 'reportNotFound');
    return buildReport(job, await readSites(db, job.id), languageOf(c));
  });
}
