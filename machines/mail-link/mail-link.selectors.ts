import type { SnapshotFrom } from 'xstate';
import type { ErrorKey } from '../complaint.ts';
import type { mailLinkMachine } from './mail-link.machine.ts';

type Snapshot = SnapshotFrom<typeof mailLinkMachine>;

export type MailLinkScreen = 'absent' | 'offer' | 'downloaded' | 'done' | 'expired';

/** Which of its faces the link's box shows. */
export function mailLinkScreenOf(snapshot: Snapshot): MailLinkScreen {
  const { value } = snapshot;
  return value === 'entering' || value === 'offered' || value === 'redeeming' || value === 'failed' ? 'offer' : value;
}

/** What the box says of a link that did not work; null while there is nothing to say. */
export function mailLinkErrorOf(snapshot: Snapshot): ErrorKey | null {
  if (snapshot.matches('expired')) return 'error.linkExpired';
  return snapshot.matches('failed') ? 'error.linkFailed' : null;
}
