import type { Company } from '../../contract/company.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import type { jobSites, jobs } from '../db/schema.ts';
import { isOver } from '../jobs/job-state.ts';
import { newLife, nextLife } from '../jobs/move-job.ts';
import { toCompany } from './companies.ts';
import type { StoredScan } from './fresh-scans.ts';
import { toSiteAddress } from './site-address.ts';

interface EnteredSite {
  entered: string;
  key: string | undefined;
}

/** What one search writes and answers. */
export interface SearchPlan {
  job: typeof jobs.$inferSelect;
  sites: (typeof jobSites.$inferSelect)[];
  needsScan: boolean;
  answer: SearchAnswer;
}

/** How busy the workers are. */
export interface Load {
  queued: number;
  running: number;
  /** Jobs that workers take at once. */
  slots: number;
}

/** The hosts that a search names, each once. */
export function hostsOf(urls: string[]): string[] {
  return [...new Set(urls.flatMap((url) => toSiteAddress(url)?.hostname ?? []))];
}

/** The addresses in their order, each once. */
export function distinctSites(urls: string[]): EnteredSite[] {
  const sites = new Map<string, EnteredSite>();
  for (const entered of urls) {
    const key = toSiteAddress(entered)?.key;
    const identity = key ?? entered;
    if (!sites.has(identity)) sites.set(identity, { entered, key });
  }
  return [...sites.values()];
}

function reportedCompanies(jobId: string, reports: StoredScan[]): Company[] {
  return reports.flatMap(({ result, finishedAt }) =>
    result.state === 'found'
      ? [toCompany(result.company, { jobId, createdAt: finishedAt, updatedAt: finishedAt })]
      : [],
  );
}

function answerOf(jobId: string, isOver: boolean, known: Company[], { queued, running, slots }: Load): SearchAnswer {
  if (isOver) return { status: 'found', jobId, data: known };
  if (known.length > 0) return { status: 'partial', jobId, found_companies: known };
  if (queued + running < slots) return { status: 'running', jobId };
  return { status: 'queued', jobId, position: queued };
}

/**
 * Plans a search as one job. Addresses with a fresh report are answered from it; when all are, the job is ready
 * at once.
 * @param reports fresh reports by address key, of other searches too
 */
export function planSearch(
  sites: EnteredSite[],
  reports: Map<string, StoredScan>,
  load: Load,
  createdAt: Date,
): SearchPlan {
  const id = crypto.randomUUID();
  const found = sites.map(({ key }) => (key === undefined ? undefined : reports.get(key)));
  const life = found.every(Boolean) ? nextLife(newLife, { type: 'reports.reused' }) : newLife;
  const needsScan = !isOver(life.state);
  return {
    job: { id, ...life, createdAt, finishedAt: needsScan ? null : createdAt },
    sites: sites.map(({ entered, key }, ordinal) => ({
      jobId: id,
      ordinal,
      url: entered,
      urlKey: key ?? null,
      state: found[ordinal] ? 'found' : 'waiting',
      scanId: found[ordinal]?.id ?? null,
    })),
    needsScan,
    answer: answerOf(
      id,
      !needsScan,
      reportedCompanies(
        id,
        found.filter((report) => report !== undefined),
      ),
      load,
    ),
  };
}
