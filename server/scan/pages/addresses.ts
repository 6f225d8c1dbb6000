import { getDomain } from 'tldts';
import { memoOfText } from '../memo-of-text.ts';

/** Parameters that change who is counted or which session it is, never what the page says. */
const EMPTY_PARAMETER = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|phpsessid|sid|jsessionid|session_?id|ref|chash)$/i;

/** Files that are no page. */
const NOT_A_PAGE =
  /\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|gz|exe|dmg|jpe?g|png|gif|webp|avif|svg|ico|mp[34]|webm|mov|avi|css|m?js|json|xml|rss|ics|vcf|txt)$/i;

/** What Cloudflare answers in a site's place: scripts, and the notice that stands in for a hidden e-mail address. */
const CDN = '/cdn-cgi/';

/** Longer addresses are made by machines for machines. */
const MAX_LENGTH = 1_000;

/** A fragment that is a page of its own, in an application that routes by it: `#/impressum`, `#!/impressum`. */
const HASH_ROUTE = /^#!?\/./;

/** Whether an address differs from another page's only by the route in its fragment. */
export function hasHashRoute(address: string): boolean {
  return HASH_ROUTE.test(new URL(address).hash);
}

/**
 * What a link points to, resolved and without fragment, unless that is a route; null for anything that is no page on the web
 * (`javascript:`, `mailto:`, files). Links to the page's own host take the page's scheme.
 */
export function resolveLink(href: string, base: string): string | null {
  if (href.length > MAX_LENGTH) return null;
  // Only what begins with a path of its own leads to the same page wherever it stands.
  return resolved(`${/^(?:\/|https?:)/i.test(href) ? originOf(base) : base} ${href}`);
}

function originOf(address: string): string {
  const end = address.indexOf('/', 'https://'.length);
  return end < 0 ? address : address.slice(0, end);
}

/** Menus and footers repeat on all pages of a site: an address with a link behind it, parted by a blank. */
const resolved = memoOfText((pair) => {
  const end = pair.indexOf(' ');
  return resolve(pair.slice(end + 1), pair.slice(0, end));
});

function resolve(href: string, base: string): string | null {
  const url = URL.parse(href.trim(), base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return null;
  if (NOT_A_PAGE.test(url.pathname) || url.pathname.startsWith(CDN)) return null;
  if (!base.startsWith(url.protocol)) {
    const from = URL.parse(base);
    if (from && url.host === from.host) url.protocol = from.protocol;
  }
  if (url.hash !== '' && !HASH_ROUTE.test(url.hash)) url.hash = '';
  return url.href;
}

/** One key for all spellings of one page: scheme, `www.`, index file, final slash and empty parameters do not count. */
export const pageKey = memoOfText((address) => {
  const url = new URL(address);
  const host = url.hostname.replace(/^www\./, '');
  const path = withoutEndSlashes(url.pathname.replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/'));
  const query = [...url.searchParams]
    .filter(([name]) => !EMPTY_PARAMETER.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  const route = HASH_ROUTE.test(url.hash) ? url.hash : '';
  return `${host}${path.replace(/;jsessionid=[^/]*/i, '')}?${query.join('&')}${route}`;
});

/** Path without its final slash or file ending. */
export function pathOf(address: string): string {
  return new URL(address).pathname.replace(/(?:\/|\.\w{2,5})$/, '');
}

function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path.charAt(end - 1) === '/') end -= 1;
  return path.slice(0, end);
}

/** The domain that one owner registered; customers of site builders (`firma.jimdosite.com`) count as owners. */
export function registrableDomain(address: string): string {
  const { hostname } = new URL(address);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
