import type { Report, ReportStatus } from '../../contract/report.ts';
import type { SiteResult } from './types.ts';

/** A site of a job: its result, or how far it has come. */
export type SiteProgress = SiteResult | { state: 'waiting' | 'scanning'; url: string };

export interface ReportInput {
  jobId: string;
  status: ReportStatus;
  /** In the order in which the visitor named them; not empty. */
  sites: readonly SiteProgress[];
  /** When the job ended, ISO 8601; null while it is running. */
  scanDate: string | null;
}

/** Puts what is known of a job's sites into the answer of the report call. Pure. */
export function assembleReport({ jobId, status, sites, scanDate }: ReportInput): Report {
  const companies = sites.flatMap((site) => (site.state === 'found' ? [site.company] : []));
  const done = sites.filter((site) => site.state !== 'waiting' && site.state !== 'scanning').length;
  return {
    status,
    job_id: jobId,
    website_url: sites[0]?.url ?? '',
    raw_json: { companies_found: companies.length, urls_processed: done, scan_date: scanDate, companies },
    progress: { done, total: sites.length },
    sites: sites.map((site) => ({
      url: site.url,
      state: site.state,
      reason: site.state === 'failed' ? site.reason : null,
    })),
  };
}
