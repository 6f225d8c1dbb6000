import { Agent, type buildConnector, request } from 'undici';
import { abortable } from './abortable.ts';
import { ACCEPT_ENCODING, type Body, readBody } from './body.ts';
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

  /** Asks once. Throws FetchError for an HTTP error, what undici threw otherwise. */
  const ask = async (url: URL, wish: Wish, signal: AbortSignal): Promise<Answer> => {
    const sent = request(url, {
      dispatcher: agent,
      signal,
      headers: {
        'user-agent': options.userAgent,
        accept: wish.accept,
        'accept-encoding': ACCEPT_ENCODING,
        'accept-language': 'de,en;q=0.7',
      },
    });
    const { statusCode, headers, body } = await abortable(sent, signal, (late) => late.body.destroy());
    // undici reports an abort on the body too, where nobody listens once the answer is given up.
    body.on('error', () => {});
    const { location } = headers;
    if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') {
      await body.dump({ limit: REDIRECT_BODY_BYTES, signal });
      return { location };
    }
    if (statusCode < 200 || statusCode > 299) {
      await body.dump({ limit: REDIRECT_BODY_BYTES, signal });
      throw new FetchError('unreachable', `HTTP ${statusCode}`, { status: statusCode });
    }
    const read = await readBody(body, single(headers['content-encoding']), wish.maxBytes);
    return { ...read, contentType: single(headers['content-type']) };
  };

  return { ask, close: () => agent.destroy() };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
