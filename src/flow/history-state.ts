import * as v from 'valibot';
import { Company, ResultsItem } from '../../contract/company.ts';
import { SearchStatus } from '../../contract/search.ts';

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

const ResultsItemState = v.object({ ...ResultsItem.entries, apify_run_id: v.nullish(v.string()) });
export type ResultsItemState = v.InferOutput<typeof ResultsItemState>;

/** What the results screen gets, in either of two shapes. */
export const ResultsState = v.union([
  v.object({ companies: v.array(ResultsItemState) }),
  v.object({ data: v.array(ResultsItemState) }),
]);
