/** One Allow or Disallow line. */
interface Rule {
  allow: boolean;
  pattern: string;
}

/** A robots.txt, read as RFC 9309 says. */
export interface Robots {
  /** Rules by lower-case product token; `*` holds those for everyone. */
  groups: ReadonlyMap<string, readonly Rule[]>;
  sitemaps: readonly string[];
}

/** No robots.txt: everything is allowed. */
export const ALLOW_ALL: Robots = { groups: new Map(), sitemaps: [] };

/** A robots.txt is read up to here; RFC 9309 §2.5 asks for at least 500 KiB. */
export const ROBOTS_MAX_BYTES = 512 * 1024;

/** Reads a robots.txt. Unknown lines are skipped; several groups for one token are one (RFC 9309 §2.2.1). */
export function parseRobots(text: string): Robots {
  const groups = new Map<string, Rule[]>();
  const sitemaps: string[] = [];
  let current: Rule[][] = [];
  let inRules = true;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line.slice(0, 2_000)) ?? [];
    switch (key.toLowerCase()) {
      case 'user-agent': {
        if (inRules) current = [];
        inRules = false;
        const token = value.trim().toLowerCase().split('/')[0]?.trim() ?? '';
        const rules = groups.get(token) ?? [];
        groups.set(token, rules);
        current.push(rules);
        break;
      }
      case 'allow':
      case 'disallow': {
        inRules = true;
        const pattern = canonical(value.trim());
        // An empty Disallow forbids nothing.
        if (pattern) for (const rules of current) rules.push({ allow: key.toLowerCase() === 'allow', pattern });
        break;
      }
      case 'sitemap':
        if (value.trim()) sitemaps.push(line.slice(line.indexOf(':') + 1).trim());
        break;
    }
  }
  return { groups, sitemaps };
}

/**
 * Whether `product` may fetch a URL. The longest matching pattern wins, Allow on a tie (RFC 9309 §2.2.2).
 * `namedOnly` obeys only the group that names the product: the law obliges a German company to show its
 * Impressum to everyone, so a general ban is not taken to mean that page.
 */
export function isAllowed(robots: Robots, url: URL, product: string, namedOnly = false): boolean {
  const rules = robots.groups.get(product.toLowerCase()) ?? (namedOnly ? undefined : robots.groups.get('*')) ?? [];
  const path = canonical(url.pathname + url.search);
  let best: Rule | undefined;
  for (const rule of rules) {
    const longer = !best || rule.pattern.length > best.pattern.length;
    const tie = best && rule.pattern.length === best.pattern.length && rule.allow;
    if ((longer || tie) && matches(rule.pattern, path)) best = rule;
  }
  return best?.allow ?? true;
}

/** `*` stands for any characters, a final `$` for the end. Leftmost matching is exact here, and linear. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = parts[0] ?? '';
  if (!path.startsWith(first)) return false;
  let position = first.length;
  const last = anchored ? parts.length - 1 : parts.length;
  for (let index = 1; index < last; index++) {
    const part = parts[index] ?? '';
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  if (!anchored) return true;
  if (parts.length === 1) return path.length === position;
  const tail = parts.at(-1) ?? '';
  return path.length - tail.length >= position && path.endsWith(tail);
}

/** Percent-encoding in one spelling, so that `/über` and `/%C3%BCber` are the same path. */
function canonical(path: string): string {
  return path
    .replace(/[^\x21-\x7e]+/gu, (run) => encodeURIComponent(run.toWellFormed()))
    .replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
