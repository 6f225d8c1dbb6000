import { fromPromise } from 'xstate';
import type { StaticPage } from '../../contract/pages.ts';
import type { StaticPageInput } from '../../machines/static-page/static-page.machine.ts';
import type { ApiClient } from './api-client.ts';

/** A static page in one language. */
export const readPage = (api: ApiClient) =>
  fromPromise<StaticPage, StaticPageInput>(
    async ({ input: { slug, language }, signal }) =>
      (await api.call('readPage', { signal, params: { slug }, query: { lang: language } })).data,
  );
