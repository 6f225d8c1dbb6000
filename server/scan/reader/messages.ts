import type { PageFacts } from '../facts/page-facts.ts';
import type { PageOutline } from '../pages/outline.ts';
import type { PageKind } from '../types.ts';

/** A page for the reading thread, as it came from the network. */
export interface ReadRequest {
  url: string;
  bytes: Uint8Array;
  /** Content-Type header, which may name the charset. */
  contentType: string | undefined;
  kind: PageKind;
  /** Nothing can be fetched before its links are known: its outline is told before its facts are read. */
  linksFirst: boolean;
}

export type ReadAnswer = { ok: true; facts: PageFacts } | { ok: false; error: string };

/** What a thread says; messages cost as much as reading some pages, so there is one for all pages where one will do. */
export interface ThreadMessage {
  pages: PageNews[];
  /**
   * Milliseconds of the processor that the thread has had in its life, told when it waits for pages: its program is
   * loaded, or the last pages are read.
   */
  cpuMs?: number;
}

export interface PageNews {
  /** The page's place among those that the thread was given. */
  index: number;
  outline?: PageOutline;
  /** Absent while the facts are still being read. */
  answer?: ReadAnswer;
}
