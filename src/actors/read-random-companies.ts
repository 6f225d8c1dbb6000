import { fromPromise } from 'xstate';
import type { Company } from '../../contract/company.ts';
import type { ApiClient } from './api-client.ts';

/** A few random companies that have an icon. */
export const readRandomCompanies = (api: ApiClient) =>
  fromPromise<Company[], { limit: number }>(
    async ({ input, signal }) =>
      (await api.call('randomCompanies', { signal, query: { limit: String(input.limit) } })).data,
  );
