import type { SearchErrorDetails, SearchErrorType } from '../../contract/errors.ts';
import type { Language } from '../../contract/primitives.ts';
import type { JobState } from '../db/schema.ts';
import { failureMessages, siteReasons } from './failure-texts.ts';
import type { Job, JobSite } from './read-job.ts';

/** The kind of failure; undefined for a job that has not failed. A job whose sites have no outcome broke on our side. */
function failureType(state: JobState, sites: JobSite[]): SearchErrorType | undefined {
  if (state === 'noResults') return 'apify_no_results';
  if (state === 'timedOut') return 'timeout';
  if (state !== 'failed') return undefined;
  return sites.every((site) => site.result) ? 'apify_failed' : 'unknown';
}

/** Why a site gave no company, as a short phrase; undefined while it may still give one. */
export function siteReason(site: JobSite, language: Language): string | undefined {
  if (!site.result || site.result.state === 'found') return undefined;
  const cause = site.result.state === 'failed' ? site.result.reason : 'noCompany';
  return siteReasons[cause][language];
}

/** Why a job failed, in the caller's language; undefined for one that has not. */
export function describeFailure(job: Job, sites: JobSite[], language: Language): SearchErrorDetails | undefined {
  const type = failureType(job.state, sites);
  if (!type) return undefined;
  const details = sites.flatMap((site) => {
    const reason = siteReason(site, language);
    return reason ? [`${site.url}: ${reason}`] : [];
  });
  return {
    type,
    message: failureMessages[type][language],
    details: details.length > 0 ? details.join('\n') : null,
    // Asking again cannot change a robots.txt.
    canRetry: !sites.every((site) => site.result?.state === 'failed' && site.result.reason === 'robots'),
    originalUrls: sites.map((site) => site.url),
  };
}
