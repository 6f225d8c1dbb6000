import * as v from 'valibot';
import { Company } from './company.ts';
import { limits } from './limits.ts';
import { JobId, storable } from './primitives.ts';

/** Body of `POST /search`. Whether a URL can be scanned is decided by the scan, not here. */
export const SearchRequest = v.object({
  urls: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(limits.urlLength), storable)),
    v.minLength(1),
    v.maxLength(limits.urlsPerSearch),
  ),
  captchaToken: v.pipe(v.string(), v.maxLength(8_192)),
});
export type SearchRequest = v.InferOutput<typeof SearchRequest>;

/** found: every report is at hand; partial: some are; running: a worker has it; queued: `position` jobs are ahead. */
export const SearchStatus = v.picklist(['found', 'partial', 'running', 'queued']);
export type SearchStatus = v.InferOutput<typeof SearchStatus>;

export const SearchAnswer = v.object({
  status: SearchStatus,
  jobId: JobId,
  data: v.optional(v.array(Company)),
  found_companies: v.optional(v.array(Company)),
  position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>;

/** Answer of `GET /search/status/{jobId}`; `completed` and `failed` are final. */
export const JobStatus = v.picklist(['queued', 'running', 'processing', 'completed', 'failed']);
export type JobStatus = v.InferOutput<typeof JobStatus>;

export const StatusAnswer = v.object({
  /** Read as text: an unknown status means 'keep waiting' (§4). */
  status: v.pipe(v.string(), v.examples(JobStatus.options)),
  jobId: v.optional(JobId),
  position: v.optional(v.number()),
});
export type StatusAnswer = v.InferOutput<typeof StatusAnswer>;
