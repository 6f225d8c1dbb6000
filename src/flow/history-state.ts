import * as v from 'valibot';
import { Company, ResultsItem } from '../../contract/company.ts';
import { SearchErrorType } from '../../contract/errors.ts';
import { SearchStatus } from '../../contract/search.ts';

/** What the home screen gets when a failed search is tried again. */
export const RetryState = v.object({ retryUrls: v.array(v.string()), retryReason: SearchErrorType });
export type RetryState = v.InferOutput<typeof RetryState>;

/** What the transition screen gets from the search. */
export const TransitionState = v.object({
  status: SearchStatus,
  /** Jobs ahead in the queue; null where the job is not queued. */
  position: v.nullable(v.number()),
  companies: v.array(Company),
});
export type TransitionState = v.InferOutput<typeof TransitionState>;

/** What selection and loading get from the transition screen. */
export const LoadingState = v.object({ notified: v.boolean() });
export type LoadingState = v.InferOutput<typeof LoadingState>;

/** The navigation state that a screen was opened with; null where it has none or one of another screen. */
export function readState<T>(schema: v.GenericSchema<unknown, T>, state: unknown): T | null {
  const parsed = v.safeParse(schema, state);
  return parsed.success ? parsed.output : null;
}

const ResultsItemState = v.object({ ...ResultsItem.entries, apify_run_id: v.nullish(v.string()) });
export type ResultsItemState = v.InferOutput<typeof ResultsItemState>;

/** What the results screen gets, in either of two shapes. */
export const ResultsState = v.union([
  v.object({ companies: v.array(ResultsItemState) }),
  v.object({ data: v.array(ResultsItemState) }),
]);
