import { Agent, type buildConnector, type Dispatcher } from 'undici';
import { ACCEPT_ENCODING, type Body, BodyReader } from './body.ts';
import { FetchError } from './failure.ts';

/** What one request came to: a place to go to, or a body. */
export type Answer = { location: string } | (Body & { contentType: string | undefined });

/** What is asked for: the Accept header, and the most bytes that are taken. */
export interface Wish {
  accept: string;
  maxBytes: number;
}

/** A redirect's body is read to the end if it is this short, so that its connection can be used again. */
const REDIRECT_BODY_BYTES = 16 * 1024;

/** Sends single requests: no redirects, no robots.txt, no policy; those are the door's. */
export function createAsker(options: { connect: buildConnector.connector; userAgent: string; perHost: number }) {
  const agent = new Agent({
    connect: options.connect,
    connections: options.perHost,
    pipelining: 1,
    allowH2: false,
    // Deadlines are absolute and ours; undici's timers start anew with every byte.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  /** Asks once. Throws FetchError for an HTTP error, the signal's reason, what undici threw otherwise. */
  const ask = (url: URL, wish: Wish, signal: AbortSignal): Promise<Answer> => {
    const headers = {
      'user-agent': options.userAgent,
      accept: wish.accept,
      'accept-encoding': ACCEPT_ENCODING,
      'accept-language': 'de,en;q=0.7',
    };
    const exchange = new Exchange(wish.maxBytes, signal);
    const { origin, pathname, search } = url;
    if (!signal.aborted) agent.dispatch({ origin, path: pathname + search, method: 'GET', headers }, exchange);
    return exchange.answer;
  };

  return { ask, close: () => agent.destroy() };
}

/**
 * One request and its answer. An abort is heard at every moment: while the connection is being made, too, where
 * undici's `request` does not hear it. A page's few chunks go to the body without a stream in between.
 */
class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>;
  private readonly maxBytes: number;
  private readonly settle: { resolve: (answer: Answer) => void; reject: (error: unknown) => void };
  private controller: Dispatcher.DispatchController | null = null;
  private body: BodyReader | null = null;
  private settled = false;

  constructor(maxBytes: number, signal: AbortSignal) {
    this.maxBytes = maxBytes;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const giveUp = () => this.fail(signal.reason);
    const free = () => {
      this.settled = true;
      signal.removeEventListener('abort', giveUp);
    };
    this.answer = promise;
    this.settle = {
      resolve: (answer) => {
        free();
        resolve(answer);
      },
      reject: (error) => {
        free();
        reject(error);
      },
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.settled) this.stop();
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    // Early hints; the answer is still to come.
    if (status < 200) return;
    const { location } = headers;
    const isRedirect = status >= 300 && status < 400 && typeof location === 'string';
    const isOk = status >= 200 && status <= 299;
    try {
      const encoding = isOk ? single(headers['content-encoding']) : undefined;
      this.body = new BodyReader(encoding, isOk ? this.maxBytes : REDIRECT_BODY_BYTES, {
        pause: () => this.controller?.pause(),
        resume: () => this.controller?.resume(),
        stop: () => this.stop(),
      });
    } catch (error) {
      this.fail(error);
      return;
    }
    this.body.done.then(
      (body) => {
        if (isOk) this.settle.resolve({ ...body, contentType: single(headers['content-type']) });
        else if (isRedirect) this.settle.resolve({ location });
        else this.settle.reject(new FetchError('unreachable', `HTTP ${status}`, { status }));
      },
      (error) => this.settle.reject(error),
    );
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.body?.write(chunk);
  }

  onResponseEnd(): void {
    this.body?.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    if (!this.settled) this.fail(error);
  }

  private fail(error: unknown): void {
    if (this.body) this.body.fail(error);
    else {
      this.settle.reject(error);
      this.stop();
    }
  }

  private stop(): void {
    if (this.controller && !this.controller.aborted) this.controller.abort(new Error('no more of it is wanted'));
  }
}

type Headers = Record<string, string | string[] | undefined>;

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
