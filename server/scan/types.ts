import type { ReportCompany } from '../../contract/report.ts';

/** A page as text: what the door fetched, or a file on disk. */
export interface SourcePage {
  /** Address after redirects; evidence points here. */
  url: string;
  html: string;
}

/** What a page is for, judged from its links, path, title and headings. */
export type PageKind = 'home' | 'impressum' | 'contact' | 'about' | 'team' | 'locations' | 'certificates' | 'other';

/**
 * Why a site could not be scanned. Blocked, refused and filtered targets share `unreachable`,
 * so that nobody can map a network by asking us.
 */
export type ScanFailure = 'malformed' | 'unreachable' | 'robots' | 'timeout' | 'notHtml' | 'crashed';

/** One page that was asked for, in the order of asking. */
export interface PageVisit {
  url: string;
  kind: PageKind;
  result: 'read' | 'blocked' | 'failed' | 'unreadable';
}

/** What became of one website. */
export type SiteResult =
  | { state: 'found'; url: string; company: ReportCompany; pages: PageVisit[] }
  | { state: 'noCompany'; url: string; pages: PageVisit[] }
  | { state: 'failed'; url: string; reason: ScanFailure; detail: string; pages: PageVisit[] };

/** Scans one website. Never rejects for what a site does; only for an aborted `signal`. */
export type ScanSite = (url: string, options: { signal?: AbortSignal }) => Promise<SiteResult>;
