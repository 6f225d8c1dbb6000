import type { CallName } from '../../contract/calls.ts';
import type { Replies, Reply } from '../mocks/replies.ts';

/** How many of the flows' milliseconds pass in one real one. */
export const paces = [0, 1, 10, 100, 1_000] as const;

/** Milliseconds before each answer. */
export const delays = [0, 300, 2_000, 10_000] as const;

/** What the tester has chosen. */
export interface Settings {
  replies: Replies;
  delay: number;
  offline: boolean;
  pace: number;
}

export interface WorkbenchInput {
  settings: Settings;
  /** Id of the screen that the address asks for; null where it asks for none. */
  screen: string | null;
}

export interface WorkbenchContext extends Settings {
  screen: string | null;
  /** Counts the screens that were opened: each is shown by a fresh page. */
  visit: number;
}

export type WorkbenchEvent =
  | { type: 'panel.toggled' }
  | { type: 'reply.chosen'; call: CallName; reply: Reply }
  | { type: 'scenario.chosen'; replies: Replies }
  | { type: 'delay.chosen'; delay: number }
  | { type: 'pace.chosen'; pace: number }
  | { type: 'connection.toggled' }
  /** A screen's own moves cut the connection. */
  | { type: 'connection.cut' }
  | { type: 'screen.asked'; id: string }
  | { type: 'screen.reached' }
  | { type: 'settings.reset' };

export const initialSettings: Settings = { replies: {}, delay: 0, offline: false, pace: 1 };
