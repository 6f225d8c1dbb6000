import { fromPromise } from 'xstate';
import type { EmailValues } from '../../machines/form/checks/email.ts';
import type { FormSubmission } from '../../machines/form/form.machine.ts';
import type { ApiClient } from './api-client.ts';

/** Asks, with the address alone, to be told by mail when the report is ready. */
export const requestReportNotify = (api: ApiClient) =>
  fromPromise<void, FormSubmission<EmailValues>>(async ({ input: { values, subject, idempotencyKey }, signal }) => {
    await api.call('requestNotify', { signal, idempotencyKey, params: { jobId: subject }, body: values });
  });
