import type { Answer } from './ask.ts';
import { FetchError, NoTlsError } from './failure.ts';

/** A chain of redirects that leads nowhere. */
export class RedirectError extends FetchError {
  override name = 'RedirectError';
}

export interface FollowSteps {
  /** Policy for a further address; throws FetchError. */
  admit: (address: URL | string) => URL;
  ask: (url: URL) => Promise<Answer>;
  maxRedirects: number;
  /** Ask by plain http where the host speaks no TLS; otherwise that is a NoTlsError. */
  plainHttp: boolean;
}

/**
 * Asks, and follows redirects by hand so that every hop passes the same door. Where a host speaks no TLS,
 * the same address is asked by plain http.
 */
export async function follow(
  start: URL,
  { admit, ask, maxRedirects, plainHttp }: FollowSteps,
): Promise<{ url: URL; answer: Exclude<Answer, { location: string }> }> {
  const seen = new Set<string>();
  let url = start;
  let redirects = 0;
  for (;;) {
    if (seen.has(url.href)) throw new RedirectError('unreachable', 'redirect loop');
    seen.add(url.href);
    const answer = await ask(url).catch((error: unknown) => {
      if (plainHttp && error instanceof NoTlsError) return error;
      throw error;
    });
    if (answer instanceof NoTlsError) {
      const plain = withoutTls(url);
      if (seen.has(plain.href)) throw answer;
      url = plain;
    } else if ('location' in answer) {
      redirects += 1;
      if (redirects > maxRedirects) throw new RedirectError('unreachable', 'too many redirects');
      const target = URL.parse(answer.location, url);
      if (!target) throw new RedirectError('unreachable', 'redirect to no address');
      url = admit(target);
    } else {
      return { url, answer };
    }
  }
}

function withoutTls(url: URL): URL {
  const plain = new URL(url);
  plain.protocol = 'http:';
  return plain;
}
