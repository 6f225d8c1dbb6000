import type { CallName } from '../../contract/calls.ts';
import type { Reply } from '../mocks/replies.ts';
import type { Settings } from './workbench.types.ts';

const isSequence = (replies: Reply | readonly Reply[]): replies is readonly Reply[] => Array.isArray(replies);

/** Says how each call is answered, by what the tester has chosen at that moment. */
export class Answering {
  readonly #settings: () => Settings;
  /** Calls made since the screen was opened, for replies that come one after the other. */
  #calls = new Map<CallName, number>();
  /** Calls whose last answer is held back. */
  #held = new Set<CallName>();

  constructor(settings: () => Settings) {
    this.#settings = settings;
  }

  /** Sequences of replies start anew. */
  begin(): void {
    this.#calls = new Map();
    this.#held = new Set();
  }

  isHeld = (name: CallName): boolean => this.#held.has(name);

  replyTo = async (name: CallName): Promise<Reply> => {
    const reply = this.#next(name);
    if (reply === 'held') this.#held.add(name);
    else this.#held.delete(name);
    const { delay } = this.#settings();
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    return reply;
  };

  #next(name: CallName): Reply {
    const { replies, offline } = this.#settings();
    if (offline) return 'lost';
    const chosen = replies[name] ?? {};
    const made = this.#calls.get(name) ?? 0;
    this.#calls.set(name, made + 1);
    return isSequence(chosen) ? (chosen[Math.min(made, chosen.length - 1)] ?? {}) : chosen;
  }
}
