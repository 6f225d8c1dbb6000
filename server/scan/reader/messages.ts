import type { PageFacts } from '../facts/page-facts.ts';
import type { PageOutline } from '../pages/outline.ts';
import type { PageKind, SourcePage } from '../types.ts';

/** A page for the reading thread. */
export interface ReadRequest {
  page: SourcePage;
  kind: PageKind;
}

/** What one parse of a page gave. */
export interface PageReading {
  outline: PageOutline;
  facts: PageFacts;
}

export type ReadAnswer = { ok: true; reading: PageReading } | { ok: false; error: string };

/** First message of a thread: its program is loaded, a page's time can begin to run. */
export const READY = 'ready';
