import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../contract/primitives.ts';
import type { LanguageEvent } from '../../machines/language/language.machine.ts';
import { readStored, watchStored, writeStored } from './storage.ts';

const KEY = 'language';

const languageIn = (stored: string | null): Language | null => (stored === 'de' || stored === 'en' ? stored : null);

/** The language chosen on an earlier visit. */
export const recallLanguage = fromPromise<Language | null, undefined>(async () => languageIn(readStored(KEY)));

/** Keeps the choice for the next visit. */
export const storeLanguage = fromPromise<void, { language: Language }>(async ({ input }) =>
  writeStored(KEY, input.language),
);

/** Tells what other tabs choose. */
export const watchLanguage = fromCallback<EventObject>(({ sendBack }) =>
  watchStored(KEY, (value) => {
    const language = languageIn(value);
    if (language) sendBack({ type: 'language.followed', language } satisfies LanguageEvent);
  }),
);
