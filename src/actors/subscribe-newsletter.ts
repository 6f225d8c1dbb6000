import { fromPromise } from 'xstate';
import type { PersonValues } from '../../machines/form/checks/person.ts';
import type { FormSubmission } from '../../machines/form/form.machine.ts';
import type { ApiClient } from './api-client.ts';

/** Subscribes to the newsletter. */
export const subscribeNewsletter = (api: ApiClient) =>
  fromPromise<void, FormSubmission<PersonValues>>(async ({ input: { values, idempotencyKey }, signal }) => {
    const name = values.name.trim();
    await api.call('subscribeNewsletter', {
      signal,
      idempotencyKey,
      body: { email: values.email, ...(name && { name }) },
    });
  });
