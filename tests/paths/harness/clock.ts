import { SimulatedClock } from 'xstate';

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

  /** Milliseconds until the next timer; null if none is set. */
  untilNext(): number | null {
    return this.#due.size > 0 ? Math.min(...this.#due.values()) - this.now() : null;
  }
}
