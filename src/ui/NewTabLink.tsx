import type { ReactNode } from 'react';

/** A link that leaves the present page open; `Trans` fills in the words. */
export function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
