import { decodeText } from './charset.ts';
import { withDeadline } from './deadline.ts';
import { createExpiringCache } from './expiring-cache.ts';
import { FetchError } from './failure.ts';
import { type FollowSteps, follow, RedirectError } from './follow.ts';
import { ALLOW_ALL, parseRobots, type Robots } from './robots.ts';

/** RFC 9309 §2.4 allows a day; an hour keeps a long-lived server honest. */
const KEPT_MS = 60 * 60 * 1000;
const KEPT_HOSTS = 500;

/** Fetches and keeps each origin's robots.txt. `steps` must not ask for robots.txt themselves. */
export function createRobotsStore(stepsFor: (signal: AbortSignal) => FollowSteps, timeoutMs: number) {
  const remember = createExpiringCache<Robots>(KEPT_MS, KEPT_HOSTS);

  /** The rules of `url`'s origin. Throws FetchError where the host cannot say (RFC 9309 §2.3.1.4). */
  return (url: URL): Promise<Robots> => remember(url.origin, () => fetchRobots(url, stepsFor, timeoutMs));
}

async function fetchRobots(
  url: URL,
  stepsFor: (signal: AbortSignal) => FollowSteps,
  timeoutMs: number,
): Promise<Robots> {
  try {
    const { answer } = await withDeadline(timeoutMs, undefined, (signal) =>
      follow(new URL('/robots.txt', url), stepsFor(signal)),
    );
    return parseRobots(decodeText(answer.bytes, answer.contentType));
  } catch (error) {
    // §2.3.1.3: a file that is not there, or not to be had, forbids nothing; 429 asks us to stay away.
    if (error instanceof RedirectError) return ALLOW_ALL;
    const status = error instanceof FetchError ? error.status : undefined;
    if (status === undefined) throw error;
    if (status < 500 && status !== 429) return ALLOW_ALL;
    throw new FetchError('unreachable', `robots.txt answers HTTP ${status}`, { status, cause: error });
  }
}
