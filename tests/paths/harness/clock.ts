import { SimulatedClock } from 'xstate';

/** More timers than any flow sets within one wait. */
const TOO_MANY = 10_000;

/** A clock that stands still between two moves and knows when its next timer is due. */
export class TestClock extends SimulatedClock {
  readonly #due = new Map<number, number>();

  override setTimeout(run: () => void, ms: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      run();
    }, ms);
    this.#due.set(id, this.now() + ms);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Lets time pass from timer to timer, so that one that sets the next one loses nothing. */
  override increment(ms: number): void {
    const end = this.now() + ms;
    let fired = 0;
    for (let next = this.untilNext(); next !== null && this.now() + next <= end; next = this.untilNext()) {
      super.increment(next);
      if (fired++ > TOO_MANY) throw new Error('The timers never come to an end');
    }
    super.increment(end - this.now());
  }

  /** Milliseconds until the next timer; null if none is set. */
  untilNext(): number | null {
    return this.#due.size > 0 ? Math.min(...this.#due.values()) - this.now() : null;
  }
}
