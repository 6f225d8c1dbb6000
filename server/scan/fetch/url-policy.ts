import { parse } from 'tldts';
import { FetchError } from './failure.ts';

/** Names that never leave a private network (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN .internal). */
const PRIVATE_SUFFIX = /(?:^|\.)(?:local|localhost|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/;

/** A name with at least two labels, in the letters that DNS has; umlauts are punycode by then. */
const PUBLIC_NAME = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/;

export interface UrlPolicy {
  /** Accept names below a suffix that nobody has registered, for local farms of test sites. */
  anySuffix: boolean;
}

/**
 * Parses an address once and decides whether it may be asked for at all: http or https on its default ports,
 * no credentials, a public name instead of an IP address. Throws FetchError: `malformed` for what is no web
 * address, `unreachable` for what we refuse.
 */
export function admitUrl(address: string | URL, policy: UrlPolicy): URL {
  const url = parseUrl(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('malformed', 'not a web address');
  if (url.username !== '' || url.password !== '') throw new FetchError('malformed', 'address carries credentials');
  // WHATWG drops a scheme's default port; http on 443 and https on 80 are nobody's website.
  if (url.port !== '') throw new FetchError('unreachable', `port ${url.port} is not asked`);
  url.hash = '';
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  const host = parse(url.hostname, { extractHostname: false, validateHostname: true });
  if (PRIVATE_SUFFIX.test(url.hostname) || !PUBLIC_NAME.test(url.hostname)) {
    throw new FetchError('unreachable', 'name of a private network');
  }
  // IP addresses have no domain; WHATWG has already turned octal, hex and integer notations into dotted ones.
  if (host.domain === null || !(host.isIcann || policy.anySuffix)) {
    throw new FetchError('unreachable', 'no registrable domain');
  }
  return url;
}

function parseUrl(address: string | URL): URL {
  const url = URL.parse(String(address));
  if (!url) throw new FetchError('malformed', 'not a web address');
  return url;
}
