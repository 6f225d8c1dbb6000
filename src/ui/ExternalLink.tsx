import type { ReactNode } from 'react';

/** The address if it is http or https, else null: anything else a page names must never become a link. */
export function webAddress(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && (parsed.protocol === 'http:' || parsed.protocol === 'https:') ? parsed.href : null;
}

/** A link to an address found by a scan; plain text where the address is not a web address. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const address = webAddress(href);
  if (!address) return <span>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
