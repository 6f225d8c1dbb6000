import type { SnapshotFrom } from 'xstate';
import type { SearchErrorType } from '../../contract/errors.ts';
import type { Complaint } from '../complaint.ts';
import type { searchMachine } from './search.machine.ts';
import { readUrls } from './urls.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** What is shown below the field. */
export type SearchNote = 'none' | 'missing' | 'invalid' | 'tooMany' | 'warned' | 'refused';

/** Which note stands below the field. */
export function searchNoteOf(snapshot: Snapshot): SearchNote {
  const notes = ['missing', 'invalid', 'tooMany', 'warned', 'refused'] as const;
  return notes.find((note) => snapshot.matches({ editing: note })) ?? 'none';
}

/** The text of the field. */
export const searchTextOf = (snapshot: Snapshot): string => snapshot.context.text;

/** Entries that are no addresses, joined for the sentence that lists them. */
export const invalidUrlsOf = (snapshot: Snapshot): string => readUrls(snapshot.context.text).invalid.join(', ');

/** True while the button cannot be used. */
export const isSearchBlocked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ editing: 'invalid' }) || snapshot.matches({ editing: 'tooMany' }) || snapshot.hasTag('busy');

/** True while the search is on its way; the button says so. */
export const isSearching = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** Why the last attempt failed, while that is shown; the same object for the same snapshot. */
export const searchComplaintShown = (snapshot: Snapshot): Complaint | null =>
  snapshot.matches({ editing: 'refused' }) ? snapshot.context.complaint : null;

/** Why an earlier search failed that is tried again here; null on a first visit. */
export const retryReasonOf = (snapshot: Snapshot): SearchErrorType | null => snapshot.context.retryReason;
