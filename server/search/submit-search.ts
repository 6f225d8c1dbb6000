import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Company } from '../../contract/company.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import type { Db } from '../db/database.ts';
import { jobSites, jobs } from '../db/schema.ts';
import { isOver } from '../jobs/job-state.ts';
import { newLife, nextLife } from '../jobs/move-job.ts';
import type { Queue } from '../jobs/queue.ts';
import { toCompany } from './companies.ts';
import { freshReports, type StoredScan } from './fresh-scans.ts';
import { toSiteAddress } from './site-address.ts';

interface EnteredSite {
  entered: string;
  key: string | undefined;
}

/** The hosts that a search names, each once. */
export function hostsOf(urls: string[]): string[] {
  const hosts = urls.flatMap((url) => {
    const address = toSiteAddress(url);
    return address ? [new URL(address.url).hostname] : [];
  });
  return [...new Set(hosts)];
}

/** The addresses in their order, each once. */
function distinctSites(urls: string[]): EnteredSite[] {
  const sites = new Map<string, EnteredSite>();
  for (const entered of urls) {
    const key = toSiteAddress(entered)?.key;
    const identity = key ?? entered.trim();
    if (!sites.has(identity)) sites.set(identity, { entered: entered.trim(), key });
  }
  return [...sites.values()];
}

function reportedCompanies(jobId: string, reports: Iterable<StoredScan>): Company[] {
  return [...reports].flatMap(({ result, finishedAt }) =>
    result.state === 'found'
      ? [toCompany(result.company, { jobId, createdAt: finishedAt, updatedAt: finishedAt })]
      : [],
  );
}

/** Jobs that wait before one that was entered at `createdAt`. */
export async function queuePosition(db: Db, createdAt: Date): Promise<number> {
  const [row] = await db
    .select({ ahead: count() })
    .from(jobs)
    .where(and(eq(jobs.state, 'queued'), lt(jobs.createdAt, createdAt)));
  return row?.ahead ?? 0;
}

async function openJobs(db: Db): Promise<{ queued: number; running: number }> {
  const [row] = await db
    .select({
      queued: sql<number>`count(*) filter (where ${jobs.state} = 'queued')`.mapWith(Number),
      running: sql<number>`count(*) filter (where ${jobs.state} = 'running')`.mapWith(Number),
    })
    .from(jobs)
    .where(inArray(jobs.state, ['queued', 'running']));
  return row ?? { queued: 0, running: 0 };
}

/**
 * Enters a search as one job, with its queue entry in the same transaction. Addresses with a report younger
 * than 24 hours are answered from it; when all are, the job is ready at once.
 * @param slots jobs that workers take at once: with a slot free the answer is `running`, else `queued`
 */
export async function submitSearch(tx: Db, queue: Queue, slots: number, urls: string[]): Promise<SearchAnswer> {
  const sites = distinctSites(urls);
  const reports = await freshReports(
    tx,
    sites.flatMap((site) => site.key ?? []),
  );
  const jobId = crypto.randomUUID();
  const now = new Date();
  const allKnown = sites.every((site) => site.key !== undefined && reports.has(site.key));
  const life = allKnown ? nextLife(newLife(), { type: 'reports.reused' }) : newLife();
  const open = await openJobs(tx);

  await tx.insert(jobs).values({ id: jobId, ...life, createdAt: now, finishedAt: isOver(life.state) ? now : null });
  await tx.insert(jobSites).values(
    sites.map((site, ordinal) => {
      const report = site.key === undefined ? undefined : reports.get(site.key);
      return {
        jobId,
        ordinal,
        url: site.entered,
        urlKey: site.key ?? null,
        state: report ? ('found' as const) : ('waiting' as const),
        scanId: report?.id ?? null,
      };
    }),
  );

  const known = reportedCompanies(jobId, reports.values());
  if (allKnown) return { status: 'found', jobId, data: known };
  await queue.sendScan(tx, jobId);
  if (known.length > 0) return { status: 'partial', jobId, found_companies: known };
  if (open.queued + open.running < slots) return { status: 'running', jobId };
  return { status: 'queued', jobId, position: open.queued };
}
