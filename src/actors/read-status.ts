import { fromPromise } from 'xstate';
import type { StatusAnswer } from '../../contract/search.ts';
import type { ApiClient } from './api-client.ts';

/** How far a job is. */
export const readStatus = (api: ApiClient) =>
  fromPromise<StatusAnswer, { jobId: string }>(({ input, signal }) =>
    api.call('readStatus', { signal, params: { jobId: input.jobId } }),
  );
