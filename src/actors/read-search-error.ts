import { fromPromise } from 'xstate';
import type { SearchErrorDetails } from '../../contract/errors.ts';
import type { ApiClient } from './api-client.ts';

/** Why a job failed. */
export const readSearchError = (api: ApiClient) =>
  fromPromise<SearchErrorDetails, { jobId: string }>(({ input, signal }) =>
    api.call('readSearchError', { signal, params: { jobId: input.jobId } }),
  );
