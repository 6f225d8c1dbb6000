import { fromPromise } from 'xstate';
import type { CanRateAnswer, RatingConfig } from '../../contract/forms.ts';
import type { RatingSubmission } from '../../machines/rating/rating.types.ts';
import type { ApiClient } from './api-client.ts';

/** How ratings are protected. */
export const readRatingConfig = (api: ApiClient) =>
  fromPromise<RatingConfig, undefined>(({ signal }) => api.call('readRatingConfig', { signal }));

/** Whether this visitor may rate the company now. */
export const readCanRate = (api: ApiClient) =>
  fromPromise<CanRateAnswer, { companyId: string }>(({ input, signal }) =>
    api.call('canRate', { signal, params: { id: input.companyId } }),
  );

/** Rates a company's data. Sub-ratings are collected and not sent (specification §3). */
export const submitRating = (api: ApiClient) =>
  fromPromise<void, RatingSubmission>(async ({ input, signal }) => {
    await api.call('submitRating', {
      signal,
      idempotencyKey: input.idempotencyKey,
      body: {
        company_name: input.company.name,
        company_url: input.company.url,
        rating: input.stars,
        comment: input.comment.trim() || null,
        recaptcha_token: input.captchaToken,
      },
    });
  });
