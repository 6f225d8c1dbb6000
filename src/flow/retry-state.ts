import * as v from 'valibot';
import { SearchErrorType } from '../../contract/errors.ts';

/** What the home screen gets when a failed search is tried again. */
export const RetryState = v.object({ retryUrls: v.array(v.string()), retryReason: SearchErrorType });
export type RetryState = v.InferOutput<typeof RetryState>;
