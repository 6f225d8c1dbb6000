import { fromPromise } from 'xstate';
import type { PersonValues } from '../../machines/form/checks/person.ts';
import type { FormSubmission } from '../../machines/form/form.machine.ts';
import type { ApiClient } from './api-client.ts';

/** Leaves name and address below a report. */
export const submitLead = (api: ApiClient) =>
  fromPromise<void, FormSubmission<PersonValues>>(async ({ input, signal }) => {
    await api.call('submitLead', {
      signal,
      idempotencyKey: input.idempotencyKey,
      params: { jobId: input.subject },
      body: input.values,
    });
  });
