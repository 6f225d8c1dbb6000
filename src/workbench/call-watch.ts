import type { CallName } from '../../contract/calls.ts';
import type { ApiClient } from '../actors/api-client.ts';

/** Knows which calls of the page are under way, from the moment in which a flow asks until it has its answer. */
export class CallWatch {
  readonly #open = new Map<object, CallName>();
  readonly #isHeld: (name: CallName) => boolean;

  /** isHeld: true for calls that will not be answered. */
  constructor(isHeld: (name: CallName) => boolean) {
    this.#isHeld = isHeld;
  }

  /** True while some answer is still to come. */
  awaitsAnswer = (): boolean => [...this.#open.values()].some((name) => !this.#isHeld(name));

  /** The same client, its calls watched. */
  watch = (api: ApiClient): ApiClient => ({
    call: (name, options) => this.#follow(name, options.signal, api.call(name, options)),
    download: (name, options) => this.#follow(name, options.signal, api.download(name, options)),
  });

  #follow<T>(name: CallName, signal: AbortSignal, answer: Promise<T>): Promise<T> {
    const token = {};
    const close = () => void this.#open.delete(token);
    this.#open.set(token, name);
    answer.then(close, close);
    signal.addEventListener('abort', close);
    return answer;
  }
}
