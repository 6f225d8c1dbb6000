import { expect } from 'vitest';
import { languageMachine } from '../../../machines/language/language.machine.ts';
import { languageOf } from '../../../machines/language/language.selectors.ts';
import { flow } from '../harness/flow.ts';

const storageBlocked = new Error('storage is blocked');
const stored = { outputs: [undefined], errors: [storageBlocked] };

export const languageFlow = flow<typeof languageMachine>({
  machine: languageMachine,
  file: 'language/language.machine.ts',
  inputs: [undefined],
  events: {
    'language.chosen': [{ language: 'de' }, { language: 'en' }],
    'language.followed': [{ language: 'de' }, { language: 'en' }],
  },
  answers: {
    recallLanguage: { outputs: [null, 'de', 'en'], errors: [storageBlocked] },
    storeGerman: stored,
    storeEnglish: stored,
  },
  states: {
    'language.recalling': ({ snapshot, asked }) => {
      expect(languageOf(snapshot)).toBe('de');
      expect(asked.map(({ id }) => id)).toEqual(['watchLanguage', 'recallLanguage']);
    },
    'language.de.settled': ({ snapshot }) => expect(languageOf(snapshot)).toBe('de'),
    'language.de.storing': ({ snapshot, asked }) => {
      expect(languageOf(snapshot)).toBe('de');
      expect(asked).toContainEqual({ id: 'storeGerman', input: { language: 'de' }, received: [] });
    },
    'language.en.settled': ({ snapshot }) => expect(languageOf(snapshot)).toBe('en'),
    'language.en.storing': ({ snapshot, asked }) => {
      expect(languageOf(snapshot)).toBe('en');
      expect(asked).toContainEqual({ id: 'storeEnglish', input: { language: 'en' }, received: [] });
    },
  },
});
