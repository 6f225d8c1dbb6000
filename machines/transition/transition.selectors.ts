import type { SnapshotFrom } from 'xstate';
import type { transitionMachine } from './transition.machine.ts';

type Snapshot = SnapshotFrom<typeof transitionMachine>;

/** Seconds left before the button can be used. */
export const secondsLeftOf = (snapshot: Snapshot): number =>
  snapshot.matches({ waiting: { exit: 'counting' } }) ? snapshot.context.secondsLeft : 0;

/** True once the button leads on. */
export const canContinue = (snapshot: Snapshot): boolean => snapshot.matches({ waiting: { exit: 'ready' } });

/** True while the screen fades out. */
export const isLeaving = (snapshot: Snapshot): boolean => snapshot.matches({ waiting: { exit: 'leaving' } });

/** True once the thank-you box has replaced the notify form. */
export const isNotifyThanked = (snapshot: Snapshot): boolean => snapshot.matches({ waiting: { notify: 'thanked' } });

/** True once the thank-you box has replaced the newsletter form. */
export const isNewsletterThanked = (snapshot: Snapshot): boolean =>
  snapshot.matches({ waiting: { newsletter: 'thanked' } });

/** The actor of the open notify form; undefined once it is done. */
export const notifyActorOf = (snapshot: Snapshot) => snapshot.children.notify;

/** The actor of the open newsletter form; undefined once it is done. */
export const newsletterActorOf = (snapshot: Snapshot) => snapshot.children.newsletter;
