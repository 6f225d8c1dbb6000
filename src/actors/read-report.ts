import { fromPromise } from 'xstate';
import type { Report } from '../../contract/report.ts';
import type { ApiClient } from './api-client.ts';

/** The report of a job, finished or not. */
export const readReport = (api: ApiClient) =>
  fromPromise<Report, { jobId: string }>(({ input, signal }) =>
    api.call('readReport', { signal, params: { id: input.jobId } }),
  );
