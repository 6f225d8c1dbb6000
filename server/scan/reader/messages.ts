import type { PageFacts } from '../facts/page-facts.ts';
import type { PageOutline } from '../pages/outline.ts';
import type { PageKind } from '../types.ts';

/** A page for the reading thread, as it came from the network; `bytes` go over to the thread. */
export interface ReadRequest {
  url: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Content-Type header, which may name the charset. */
  contentType: string | undefined;
  kind: PageKind;
}

/** First message of a thread: its program is loaded, a page's time can begin to run. */
export const READY = 'ready';

/**
 * What a thread says of a page: first its outline, so that further pages can be asked for while the facts are
 * still being read, then one of the other two.
 */
export type ThreadMessage = typeof READY | { outline: PageOutline } | { facts: PageFacts } | { error: string };

export type ReadAnswer = { ok: true; facts: PageFacts } | { ok: false; error: string };
