import type { AnswerOf, BodyOf, CallName } from '../../contract/calls.ts';
import type { Language } from '../../contract/primitives.ts';

export interface ApiSettings {
  /** Absolute or relative to the page, without a closing slash. */
  baseUrl: string;
  /** Read at each call, so that answers come in the language that is shown. */
  language: () => Language;
  /** Milliseconds after which a call without an answer is given up; false for never. */
  callTimeout?: number | false;
}

export interface CallOptions<N extends CallName> {
  signal: AbortSignal;
  /** Values of the path's `{parameters}`. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: BodyOf<N>;
  headers?: Record<string, string>;
  /** Makes a repeated POST count once. */
  idempotencyKey?: string;
}

export interface ApiClient {
  /** The parsed answer; rejects with a `CallFailure`. */
  call<N extends CallName>(name: N, options: CallOptions<N>): Promise<AnswerOf<N>>;
  /** A file as the server sends it; rejects with a `CallFailure`. */
  download<N extends CallName>(name: N, options: CallOptions<N>): Promise<Blob>;
}

/**
 * Leaves an aborted call unsettled. StrictMode stops and restarts actors; the end of the stopped run's call
 * would otherwise be taken for that of the running one.
 */
function unlessAborted<T>(signal: AbortSignal, pending: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    pending.then(
      (value) => signal.aborted || resolve(value),
      (failure) => signal.aborted || reject(failure),
    );
  });
}

/** The browser's door to the API. What a call needs is fetched with the first one, to keep the first page light. */
export function createApiClient(settings: ApiSettings): ApiClient {
  const load = () => import('./api-request.ts');
  return {
    call: (name, options) =>
      unlessAborted(
        options.signal,
        load().then(({ requestAnswer }) => requestAnswer(settings, name, options)),
      ),
    download: (name, options) =>
      unlessAborted(
        options.signal,
        load().then(({ requestFile }) => requestFile(settings, name, options)),
      ),
  };
}
