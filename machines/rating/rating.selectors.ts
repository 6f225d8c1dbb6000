import type { SnapshotFrom } from 'xstate';
import type { Complaint } from '../complaint.ts';
import type { ratingMachine } from './rating.machine.ts';
import type { Aspect } from './rating.types.ts';

type Snapshot = SnapshotFrom<typeof ratingMachine>;

export type RatingButton = 'hidden' | 'disabled' | 'enabled';

/** How the button stands. */
export function ratingButtonOf(snapshot: Snapshot): RatingButton {
  if (snapshot.matches('disabled')) return 'disabled';
  const isHidden = ['configuring', 'askingPermission', 'hidden'].some((state) => state === snapshot.value);
  return isHidden ? 'hidden' : 'enabled';
}

export type RatingModal = 'closed' | 'form' | 'thanks';

/** What the modal shows. */
export function ratingModalOf(snapshot: Snapshot): RatingModal {
  if (snapshot.matches('open')) return 'form';
  return snapshot.matches('rated') ? 'thanks' : 'closed';
}

/** True while token and rating are under way. */
export const isRatingBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');

/** What stands in the modal: a missing rating, a failed attempt; null while nothing is wrong. */
export function ratingComplaintShown(snapshot: Snapshot): Complaint | null {
  if (snapshot.matches({ open: { editing: 'invalid' } })) return MISSING_STARS;
  return snapshot.matches({ open: { editing: 'error' } }) ? snapshot.context.complaint : null;
}

const MISSING_STARS: Complaint = { key: 'error.ratingRequired' };

/** Overall stars; 0 before they are chosen. */
export const starsOf = (snapshot: Snapshot): number => snapshot.context.stars ?? 0;

/** Stars of one aspect; 0 before they are chosen. */
export const aspectStarsOf =
  (aspect: Aspect) =>
  (snapshot: Snapshot): number =>
    snapshot.context.aspectStars[aspect] ?? 0;

export const commentOf = (snapshot: Snapshot): string => snapshot.context.comment;

/** Hours until the visitor may rate again; null where the server does not say. */
export const hoursLeftOf = (snapshot: Snapshot): number | null => snapshot.context.permission?.hours_left ?? null;
