import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

interface Timer {
  due: number;
  run: () => void;
}

/**
 * A clock whose time passes as fast as it is told, or not at all. Its time never runs ahead of a timer that has not
 * fired yet: however busy the page is, timers fire in their order, each at its own time.
 */
export class PacedClock implements Clock {
  readonly #timers = new Map<number, Timer>();
  readonly #realNow: () => number;
  #nextId = 1;
  #pace = 1;
  /** Time of this clock at the real time below. */
  #time: number;
  #since: number;
  #wake: ReturnType<typeof setTimeout> | undefined;

  /** realNow: a clock of the machine, in ms. */
  constructor(realNow: () => number = Date.now) {
    this.#realNow = realNow;
    this.#since = realNow();
    this.#time = this.#since;
  }

  /** Milliseconds since 1970 by this clock. */
  now = (): number => {
    const passed = this.#time + (this.#realNow() - this.#since) * this.#pace;
    return Math.min(passed, this.#next()?.due ?? passed);
  };

  /** How many of its milliseconds pass in one real one; 0 while it stands still. */
  setPace(pace: number): void {
    this.#anchor(this.now());
    this.#pace = pace;
    this.#plan();
  }

  setTimeout(run: () => void, ms: number): number {
    const id = this.#nextId++;
    this.#timers.set(id, { due: this.now() + ms, run });
    this.#plan();
    return id;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Goes to the next timer at once, and fires it. */
  leap(): void {
    const next = this.#next();
    if (next) this.#run(next);
    this.#plan();
  }

  #anchor(time: number): void {
    this.#time = time;
    this.#since = this.#realNow();
  }

  #next(): (Timer & { id: number }) | undefined {
    let next: (Timer & { id: number }) | undefined;
    for (const [id, timer] of this.#timers) if (!next || timer.due < next.due) next = { id, ...timer };
    return next;
  }

  /** Has the machine's clock wake this one when its next timer is due. */
  #plan(): void {
    clearTimeout(this.#wake);
    const next = this.#next();
    if (next && this.#pace > 0) this.#wake = setTimeout(() => this.#fire(), (next.due - this.now()) / this.#pace);
  }

  #fire(): void {
    const next = this.#next();
    if (next && this.now() >= next.due) this.#run(next);
    this.#plan();
  }

  #run({ id, due, run }: Timer & { id: number }): void {
    this.#timers.delete(id);
    this.#anchor(due);
    run();
  }
}
