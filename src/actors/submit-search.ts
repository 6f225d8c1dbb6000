import { fromPromise } from 'xstate';
import type { SearchAnswer } from '../../contract/search.ts';
import type { ApiClient } from './api-client.ts';

/** Starts a search. */
export const submitSearch = (api: ApiClient) =>
  fromPromise<SearchAnswer, { urls: string[]; captchaToken: string; idempotencyKey: string }>(({ input, signal }) =>
    api.call('submitSearch', {
      signal,
      idempotencyKey: input.idempotencyKey,
      body: { urls: input.urls, captchaToken: input.captchaToken },
    }),
  );
