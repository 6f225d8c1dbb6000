import { fromPromise } from 'xstate';
import type { FeedbackValues } from '../../machines/form/checks/feedback.ts';
import type { FormSubmission } from '../../machines/form/form.machine.ts';
import type { ApiClient } from './api-client.ts';

/** Sends stars and a comment on a report. */
export const submitFeedback = (api: ApiClient) =>
  fromPromise<void, FormSubmission<FeedbackValues>>(async ({ input: { values, subject, idempotencyKey }, signal }) => {
    await api.call('submitFeedback', {
      signal,
      idempotencyKey,
      body: { report_id: subject, rating: values.rating ?? 0, message: values.message },
    });
  });
