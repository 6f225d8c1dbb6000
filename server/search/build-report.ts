import type { Language } from '../../contract/primitives.ts';
import type { Report, ReportStatus } from '../../contract/report.ts';
import type { JobState } from '../db/schema.ts';
import { assembleReport, type SiteProgress } from '../scan/assemble-report.ts';
import { describeFailure, siteReason } from './describe-failure.ts';
import type { Job, JobSite } from './read-job.ts';

const statusOf: Record<JobState, ReportStatus> = {
  queued: 'queued',
  running: 'running',
  ready: 'ready',
  noResults: 'failed',
  timedOut: 'failed',
  failed: 'failed',
};

const toProgress = ({ url, state, result }: JobSite): SiteProgress =>
  result ?? { url, state: state === 'scanning' ? 'scanning' : 'waiting' };

/** The report as it stands, also while the job is running, with all sentences in the caller's language. */
export function buildReport(job: Job, sites: JobSite[], language: Language): Report {
  const report = assembleReport({
    jobId: job.id,
    status: statusOf[job.state],
    sites: sites.map(toProgress),
    scanDate: job.finishedAt?.toISOString() ?? null,
  });
  // Two addresses of one company give one entry.
  const companies = [...new Map(report.raw_json.companies.map((company) => [company.id, company])).values()];
  return {
    ...report,
    website_url: sites[0]?.url ?? '',
    message: describeFailure(job, sites, language)?.message,
    raw_json: { ...report.raw_json, companies, companies_found: companies.length },
    sites: sites.map((site) => ({ url: site.url, state: site.state, reason: siteReason(site, language) })),
  };
}
