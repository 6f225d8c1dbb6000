import { setup } from 'xstate';
import type { Language } from '../../contract/primitives.ts';
import { silent, unprovided } from '../placeholder.ts';

/** chosen: by a click here; followed: another tab chose. */
export type LanguageEvent =
  | { type: 'language.chosen'; language: Language }
  | { type: 'language.followed'; language: Language };

/** The language of all visible text: German unless the visitor chose English, kept and shared between tabs. */
export const languageMachine = setup({
  types: { events: {} as LanguageEvent },
  actors: {
    recallLanguage: unprovided<Language | null>('recallLanguage'),
    storeLanguage: unprovided<void, { language: Language }>('storeLanguage'),
    watchLanguage: silent(),
  },
  guards: { isEnglish: (_, params: { language: Language | null }) => params.language === 'en' },
}).createMachine({
  id: 'language',
  invoke: { id: 'watchLanguage', src: 'watchLanguage' },
  initial: 'recalling',
  on: {
    'language.chosen': [
      { guard: { type: 'isEnglish', params: ({ event }) => event }, target: '.en.storing' },
      { target: '.de.storing' },
    ],
    'language.followed': [
      { guard: { type: 'isEnglish', params: ({ event }) => event }, target: '.en.settled' },
      { target: '.de.settled' },
    ],
  },
  states: {
    recalling: {
      description: 'The stored choice is looked up; German is shown meanwhile.',
      invoke: {
        id: 'recallLanguage',
        src: 'recallLanguage',
        onDone: [
          { guard: { type: 'isEnglish', params: ({ event }) => ({ language: event.output }) }, target: 'en.settled' },
          { target: 'de.settled' },
        ],
        onError: { target: 'de.settled' },
      },
    },
    de: {
      description: 'All text is German.',
      initial: 'settled',
      states: {
        settled: { description: 'Nothing is left to store.' },
        storing: {
          description: 'The choice of German is being stored; a browser without storage forgets it.',
          invoke: {
            id: 'storeGerman',
            src: 'storeLanguage',
            input: { language: 'de' },
            onDone: { target: 'settled' },
            onError: { target: 'settled' },
          },
        },
      },
    },
    en: {
      description: 'All text is English.',
      initial: 'settled',
      states: {
        settled: { description: 'Nothing is left to store.' },
        storing: {
          description: 'The choice of English is being stored; a browser without storage forgets it.',
          invoke: {
            id: 'storeEnglish',
            src: 'storeLanguage',
            input: { language: 'en' },
            onDone: { target: 'settled' },
            onError: { target: 'settled' },
          },
        },
      },
    },
  },
});
