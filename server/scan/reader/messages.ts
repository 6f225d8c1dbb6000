import type { PageFacts } from '../facts/page-facts.ts';
import type { PageOutline } from '../pages/outline.ts';
import type { PageKind, SourcePage } from '../types.ts';

/** A page for the reading thread. */
export interface ReadRequest {
  page: SourcePage;
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
