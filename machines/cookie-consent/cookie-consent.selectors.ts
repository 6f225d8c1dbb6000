import type { SnapshotFrom } from 'xstate';
import type { ConsentCategories, cookieConsentMachine } from './cookie-consent.machine.ts';

type Snapshot = SnapshotFrom<typeof cookieConsentMachine>;

export type ConsentScreen = 'closed' | 'banner' | 'customising';

/** Which face of the banner is shown. */
export function consentScreenOf(snapshot: Snapshot): ConsentScreen {
  if (snapshot.matches({ undecided: 'customising' })) return 'customising';
  return snapshot.matches('undecided') ? 'banner' : 'closed';
}

/** Position of one switch, and after the decision whether the category is allowed. */
export const isCategoryOn =
  (category: keyof ConsentCategories) =>
  (snapshot: Snapshot): boolean =>
    snapshot.context.categories[category];

/** True only after a decision that allows the category. */
export const isAllowed =
  (category: keyof ConsentCategories) =>
  (snapshot: Snapshot): boolean =>
    snapshot.matches('decided') && snapshot.context.categories[category];
