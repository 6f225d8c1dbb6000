const SITE_FILES = ['favicon.ico', 'favicon.png', 'apple-touch-icon.png', 'apple-touch-icon-precomposed.png'];

interface IconOwner {
  url: string;
  favicon_url?: string | null | undefined;
  favicon_fallback?: string | null | undefined;
}

/**
 * Candidate icon addresses of a company, best first: the known one, the usual files of its site, the fallback.
 * The caller turns them into calls of our own proxy, so that no visitor's address reaches a third party.
 */
export function iconCandidates({ url, favicon_url, favicon_fallback }: IconOwner): string[] {
  const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
  const files = origin ? SITE_FILES.map((file) => `${origin}/${file}`) : [];
  const candidates = [favicon_url, ...files, favicon_fallback].filter((address) => typeof address === 'string');
  return [...new Set(candidates)];
}
