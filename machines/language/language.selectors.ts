import type { SnapshotFrom } from 'xstate';
import type { Language } from '../../contract/primitives.ts';
import type { languageMachine } from './language.machine.ts';

/** The language of visible text. */
export const languageOf = (snapshot: SnapshotFrom<typeof languageMachine>): Language =>
  snapshot.matches('en') ? 'en' : 'de';
