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
  /** Nothing can be fetched before its links are known: its outline is told before its facts are read. */
  linksFirst: boolean;
}

export type ReadAnswer = { ok: true; facts: PageFacts } | { ok: false; error: string };

/** What a thread says of a page; messages cost as much as reading some pages, so there is one where one will do. */
export interface PageMessage {
  outline?: PageOutline;
  /** Absent while the facts are still being read. */
  end?: ThreadEnd;
}

/** The thread waits for a page: its program is loaded, or the last page is read. */
export interface ThreadEnd {
  answer: ReadAnswer | null;
  /** Milliseconds of the processor that the thread has had in its life. */
  cpuMs: number;
}
