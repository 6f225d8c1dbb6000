import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { ConsentCategories, ConsentEvent } from '../../machines/cookie-consent/cookie-consent.machine.ts';
import type { ApiClient } from './api-client.ts';
import { readStored, watchStored, writeStored } from './storage.ts';

const KEY = 'cookieConsent';

/** The categories in a stored decision; null where there is none, or none that can be read. */
function categoriesIn(stored: string | null): ConsentCategories | null {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    if (typeof parsed !== 'object' || parsed === null || !('analytics' in parsed) || !('marketing' in parsed))
      return null;
    return { analytics: parsed.analytics === true, marketing: parsed.marketing === true };
  } catch {
    return null;
  }
}

/** The decision of an earlier visit. */
export const recallConsent = fromPromise<ConsentCategories | null, undefined>(async () =>
  categoriesIn(readStored(KEY)),
);

/** Keeps the decision for the next visit. */
export const storeConsent = fromPromise<void, { categories: ConsentCategories }>(async ({ input }) =>
  writeStored(KEY, JSON.stringify(input.categories)),
);

/** Tells the server of the decision. */
export const postConsent = (api: ApiClient) =>
  fromPromise<void, { categories: ConsentCategories }>(async ({ input: { categories }, signal }) => {
    await api.call('storeConsent', { signal, body: { categories } });
  });

/** Tells what other tabs decide. */
export const watchConsent = fromCallback<EventObject>(({ sendBack }) =>
  watchStored(KEY, (value) => {
    const categories = categoriesIn(value);
    if (categories) sendBack({ type: 'consent.followed', categories } satisfies ConsentEvent);
  }),
);
