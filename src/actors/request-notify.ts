import { fromPromise } from 'xstate';
import type { PersonValues } from '../../machines/form/checks/person.ts';
import type { FormSubmission } from '../../machines/form/form.machine.ts';
import type { ApiClient } from './api-client.ts';

/** Asks to be told by mail when the report is ready. A failure is logged, without the address (specification §8). */
export const requestNotify = (api: ApiClient) =>
  fromPromise<void, FormSubmission<PersonValues>>(async ({ input, signal }) => {
    const { subject, values, idempotencyKey } = input;
    try {
      await api.call('requestNotify', { signal, idempotencyKey, params: { jobId: subject }, body: values });
    } catch (failure) {
      console.warn('The notify request failed', failure);
      throw failure;
    }
  });
