import { mergePages } from './facts/merge-pages.ts';
import { withDeadline } from './fetch/deadline.ts';
import { createDoor, type DoorOptions } from './fetch/door.ts';
import { createReader } from './reader/reader.ts';
import { findChromium } from './render/find-chromium.ts';
import { createRenderer } from './render/renderer.ts';
import { createSlots } from './slots.ts';
import type { ScanFailure, ScanSite, SiteResult } from './types.ts';
import { type SiteVisit, type VisitTools, visitPages } from './visit-pages.ts';

export interface ScannerOptions extends Pick<DoorOptions, 'connectTo' | 'contactUrl'> {
  /** Sites scanned at once; further ones wait. */
  concurrency?: number;
  /** Milliseconds for all pages of a site; shortened in tests only. */
  siteMs?: number;
  /** A Chromium for pages that show nothing without their scripts; by default the one on the PATH, if any. */
  chromiumPath?: string | undefined;
  /** Hears what went wrong with single pages. */
  log?: VisitTools['log'];
}

export interface Scanner {
  scanSite: ScanSite;
  /** Ends connections and threads; scans under way come to a `failed` or a partial result. */
  close(): Promise<void>;
}

/** Pages of a site read at most, plainly and in a browser. */
const PLAIN = { pages: 15 };
const RENDERED = { pages: 6, hashRoutes: true };

/** What a visitor is told; the same for hosts that are blocked, refused and filtered. */
const DETAIL: Record<ScanFailure, string> = {
  malformed: 'This is not the address of a website.',
  unreachable: 'The website could not be reached.',
  robots: 'The website does not allow programs to read it (robots.txt).',
  timeout: 'The website did not answer in time.',
  notHtml: 'The website answered with something that is not a web page.',
  crashed: 'The website could not be read.',
};

/** A scanner with its own connections and reading threads; make one per process. */
export function createScanner(options: ScannerOptions = {}): Scanner {
  const { connectTo, contactUrl, concurrency = 10, siteMs = 60_000, log = () => {} } = options;
  const door = createDoor({ connectTo, contactUrl });
  const reader = createReader();
  const executable = findChromium(options.chromiumPath);
  const renderer = executable === undefined ? undefined : createRenderer({ door, executable });
  const inSlot = createSlots(concurrency);

  const scanPages = async (url: string, start: string, signal: AbortSignal): Promise<SiteResult> => {
    const tools = { door, reader, signal, plan: PLAIN, log };
    const visit = await visitStart(start, tools);
    const plain = conclude(url, visit);
    if (!renderer || !visit.runnable || isComplete(plain)) return plain;
    const { fetchPage } = renderer;
    const inBrowser = { ...tools, door: { ...door, fetchPage }, plan: RENDERED };
    const rendered = conclude(url, await visitPages(visit.home ?? start, inBrowser));
    return rendered.state === 'found' ? rendered : plain;
  };

  const scanSite: ScanSite = async (url, { signal: caller = new AbortController().signal }) => {
    const start = startAddress(url);
    if (start === null) return failed(url, 'malformed', []);
    const result = await inSlot('site', caller, () =>
      withDeadline(siteMs, caller, (signal) => scanPages(url, start, signal)).catch((error: unknown) => {
        log('scan crashed', { url, detail: error instanceof Error ? error.stack : String(error) });
        return failed(url, 'crashed', []);
      }),
    );
    caller.throwIfAborted();
    return result;
  };

  return {
    scanSite,
    close: async () => {
      await renderer?.close();
      await Promise.all([door.close(), reader.close()]);
    },
  };
}

/** What a visit comes to. */
function conclude(url: string, { facts, pages, home, failure }: SiteVisit): SiteResult {
  if (facts.length === 0) return failed(url, failure?.reason ?? 'timeout', pages);
  const company = mergePages(facts, { url: home ?? url }, pages);
  return company ? { state: 'found', url, company, pages } : { state: 'noCompany', url, pages };
}

/**
 * The shell of an application may name its company in the title, or carry its name and address as data, and leave the
 * Impressum to its scripts.
 */
function isComplete(result: SiteResult): boolean {
  if (result.state !== 'found') return false;
  const { street, vat_id, hr_number, ceos, evidence } = result.company;
  const method = evidence.street?.method;
  const isData = method === 'json-ld' || method === 'embedded-json';
  return Boolean(street && (!isData || vat_id || hr_number || ceos.length > 0));
}

/** Visits a site; where the bare domain leads nowhere, its `www.` host is tried, as browsers do. */
async function visitStart(start: string, tools: VisitTools) {
  const visit = await visitPages(start, tools);
  const { failure } = visit;
  const nobodyThere = visit.home === null && failure?.reason === 'unreachable' && failure.status === undefined;
  const { hostname } = new URL(start);
  if (!nobodyThere || hostname.startsWith('www.') || hostname.split('.').length > 2) return visit;
  const second = await visitPages(start.replace('//', '//www.'), tools);
  return second.home === null ? visit : second;
}

/** The address to begin with: https unless the site turns out to have none; null where it is no address. */
function startAddress(address: string): string | null {
  const text = address.trim();
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || !url.hostname.includes('.')) return null;
  url.protocol = 'https:';
  url.hash = '';
  return url.href;
}

function failed(url: string, reason: ScanFailure, pages: SiteResult['pages']): SiteResult {
  return { state: 'failed', url, reason, detail: DETAIL[reason], pages };
}
