import { ofCareersPage } from './facts/careers-page.ts';
import { ofOpinionsPage } from './facts/opinions-page.ts';
import type { PageFacts } from './facts/page-facts.ts';
import { ofUnknownSubject } from './facts/subject-unknown.ts';
import { decodeText } from './fetch/charset.ts';
import type { Door } from './fetch/door.ts';
import type { FetchFailure } from './fetch/failure.ts';
import { createPlan, type PlanOptions } from './pages/plan.ts';
import type { PlannedPage } from './pages/planned-page.ts';
import { readSitemap } from './pages/sitemap.ts';
import type { ReadRequest } from './reader/messages.ts';
import type { Reader } from './reader/reader.ts';
import type { PageVisit } from './types.ts';

/** Requests at once to one site; the door holds the same bound for all scans of a host together. */
const AT_ONCE = 2;
/** Bytes of one site's pages that may wait unread; bounds the memory of many scans at once. */
const UNREAD_BYTES = 1024 * 1024;
/** Where an Impressum stands on most German sites, asked for when nothing links to one. */
const USUAL_ADDRESSES = ['/impressum', '/imprint'];
const MAX_SITEMAPS = 3;
/** Times that two pages are read only because they might lead to the Impressum. */
const EXPLORATIONS = 3;

export interface VisitTools {
  door: Pick<Door, 'fetchPage' | 'fetchSitemap' | 'listSitemaps'>;
  reader: Reader;
  signal: AbortSignal;
  plan: PlanOptions;
  log: (message: string, details: Record<string, unknown>) => void;
}

/** What the pages of one site gave. `home`: the start page's address after redirects, where it answered. */
export interface SiteVisit {
  home: string | null;
  /** In the order in which the pages were asked for, whichever was answered or read first. */
  facts: PageFacts[];
  pages: PageVisit[];
  /** Why the start page gave nothing. */
  failure: FetchFailure | null;
  /** The start page shows nothing before its scripts have run. */
  runnable: boolean;
}

/**
 * Reads the pages of one site that tell about its company: the start page, then what it leads to, two at a time.
 * Pages are read together while the last ones are fetched: a thread that is woken for every page finds its caches
 * cold, which costs about as much as the page. Ends early when `signal` fires, with what was fetched by then.
 */
export async function visitPages(
  start: string,
  { door, reader, signal, plan: planOptions, log }: VisitTools,
): Promise<SiteVisit> {
  const plan = createPlan(start, planOptions);
  const visit: SiteVisit = { home: null, facts: [], pages: [], failure: null, runnable: false };
  const factsOf = new Map<PageVisit, PageFacts>();
  /** Facts of pages that were taken for the Impressum by what they say. */
  const taken = new Set<PageFacts>();
  const fetches = new Set<Promise<void>>();
  const readings = new Set<Promise<void>>();
  const unread: (() => void)[] = [];
  let unreadBytes = 0;
  let wake = () => {};
  let abandoned = false;
  let legalDocument: string | null = null;
  const track = (running: Set<Promise<void>>, work: Promise<void>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };

  /** A page that is not there hides nothing: it must not make a missing fact look unread. */
  const drop = (entry: PageVisit) => {
    visit.pages.splice(visit.pages.indexOf(entry), 1);
  };

  const readAll = () => {
    for (const read of unread.splice(0)) read();
  };

  const fetchOne = async (page: PlannedPage): Promise<void> => {
    const entry: PageVisit = { url: page.url, kind: page.kind, result: 'failed' };
    visit.pages.push(entry);
    const fetched = await door.fetchPage(page.url, { signal, legal: page.kind === 'impressum' });
    if (!fetched.ok) {
      entry.result = visitResult(fetched);
      visit.failure ??= fetched;
      log('page failed', { url: page.url, reason: fetched.reason, detail: fetched.detail });
      if (isNotThere(fetched) && page.topic !== 'home') drop(entry);
      plan.release(page);
      return;
    }
    if (page.topic === 'home') visit.home ??= fetched.url;
    entry.url = fetched.url;
    if (plan.isNew(page, fetched.url)) {
      const linksFirst = page.topic === 'home';
      const { length } = fetched.bytes;
      unreadBytes += length;
      unread.push(() => {
        const reading = readOne(page, { ...fetched, kind: page.kind, linksFirst }, entry);
        const freed = reading.finally(() => {
          unreadBytes -= length;
        });
        track(readings, freed);
      });
      if (linksFirst) readAll();
    } else {
      drop(entry);
      plan.release(page);
    }
  };

  const readOne = async (page: PlannedPage, source: ReadRequest, entry: PageVisit): Promise<void> => {
    let there = true;
    let shut = false;
    const answer = await reader.read(source, (outline) => {
      const elsewhere = outline.notFound || (page.guessed && !outline.legal && !outline.scripted);
      there = page.topic === 'home' || !elsewhere;
      legalDocument ??= outline.legalDocument;
      shut = outline.challenge;
      if (page.topic === 'home' && (outline.forSale || shut)) abandoned = true;
      else if (there) plan.learn(page, outline);
      if (page.topic === 'home') visit.runnable ||= outline.runnable;
      wake();
    });
    if (shut) {
      entry.result = 'blocked';
      visit.failure ??= { ok: false, url: source.url, reason: 'unreachable', detail: 'asks for proof of being human' };
    } else if (!there) {
      drop(entry);
      plan.release(page);
    } else if (answer.ok) {
      entry.result = 'read';
      entry.kind = answer.facts.kind;
      if (page.topic === 'careers') factsOf.set(entry, ofCareersPage(answer.facts));
      else if (page.topic === 'reviews') factsOf.set(entry, ofOpinionsPage(answer.facts));
      else if (page.topic === 'menu') factsOf.set(entry, ofUnknownSubject(answer.facts));
      else if (page.topic !== 'unknown' || saysWhoRunsIt(answer.facts)) factsOf.set(entry, answer.facts);
      const told = factsOf.get(entry);
      if (told && page.kind === 'other' && entry.kind === 'impressum') taken.add(told);
      // A legal notice without an address names a country or a company to go on to, or stands in pictures.
      if (page.topic === 'impressum' && answer.facts.address.length === 0) plan.release(page);
    } else {
      entry.result = 'unreadable';
      visit.failure ??= { ok: false, url: source.url, reason: 'crashed', detail: answer.error };
      log('page unreadable', { url: source.url, detail: answer.error });
      plan.release(page);
    }
  };

  /** Looks further for an Impressum that no link names: cheap ways first, then page by page. */
  const widenings = [
    async () => plan.explore(2, 'near'),
    async (home: string) => plan.learnAddresses(await readSitemaps(home, door, signal)),
    async (home: string) => plan.guessImpressum(USUAL_ADDRESSES.map((path) => new URL(path, home).href)),
    ...Array.from({ length: EXPLORATIONS }, () => async () => plan.explore(2, 'anywhere')),
  ];

  while (!signal.aborted && !abandoned) {
    while (fetches.size < AT_ONCE && unreadBytes < UNREAD_BYTES) {
      const page = plan.next();
      if (!page) break;
      track(fetches, fetchOne(page));
    }
    // The very last pages come almost together.
    const isWorthWaking = fetches.size === 0 || unread.length >= AT_ONCE;
    if (unreadBytes >= UNREAD_BYTES || (!plan.hasNext() && isWorthWaking)) readAll();
    if (fetches.size + readings.size > 0) {
      const outlined = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([outlined, ...fetches, ...readings]);
      continue;
    }
    // Even where robots.txt keeps everyone from the start page, the Impressum may be read.
    const answers = visit.home !== null || visit.failure?.reason === 'robots';
    if (!answers || !plan.lacksImpressum()) break;
    const widen = widenings.shift();
    if (!widen) break;
    await widen(visit.home ?? start);
  }
  await Promise.all(fetches);
  if (!abandoned) readAll();
  await Promise.all(readings);
  visit.facts = withoutSharedNotice(
    visit.pages.flatMap((entry) => factsOf.get(entry) ?? []),
    taken,
  );
  if (legalDocument && plan.lacksImpressum()) {
    visit.pages.push({ url: legalDocument, kind: 'impressum', result: 'unreadable' });
  }
  return visit;
}

/** Page addresses from the sitemaps that robots.txt names, or from the usual place. */
async function readSitemaps(home: string, door: VisitTools['door'], signal: AbortSignal): Promise<string[]> {
  const named = await door.listSitemaps(home);
  const open = named.length > 0 ? [...named] : [new URL('/sitemap.xml', home).href];
  const pages: string[] = [];
  for (let asked = 0; asked < MAX_SITEMAPS; asked++) {
    const next = open.shift();
    if (next === undefined) break;
    const fetched = await door.fetchSitemap(next, { signal });
    if (!fetched.ok) continue;
    const sitemap = readSitemap(decodeText(fetched.bytes, fetched.contentType));
    pages.push(...sitemap.pages.filter((page) => URL.canParse(page)));
    // Of several sitemaps, the one for pages has the Impressum; posts and products do not.
    open.push(...sitemap.sitemaps.toSorted((a, b) => Number(isOfPages(b)) - Number(isOfPages(a))));
  }
  return pages;
}

const isOfPages = (sitemap: string): boolean => /page|seite/iu.test(sitemap);

/** A page read on the chance that it is the Impressum, and what stands on it otherwise may be about anybody. */
function saysWhoRunsIt({ kind, vatId, registerNumber }: PageFacts): boolean {
  return kind === 'impressum' || vatId.length > 0 || registerNumber.length > 0;
}

/**
 * The legal text below every page makes none of them the Impressum: where several were taken for one and the start
 * page shows the same numbers or address, what else stands on them is no more certain for it.
 */
function withoutSharedNotice(facts: PageFacts[], taken: ReadonlySet<PageFacts>): PageFacts[] {
  const ids = new Set(facts.filter(({ kind }) => kind === 'home').flatMap(idsOf));
  const sharing = facts.filter((page) => taken.has(page) && idsOf(page).some((id) => ids.has(id)));
  return taken.size > 1 ? facts.map((page) => (sharing.includes(page) ? { ...page, kind: 'other' } : page)) : facts;
}

const idsOf = ({ vatId, registerNumber, address }: PageFacts): string[] => [
  ...[...vatId, ...registerNumber].map(({ value }) => value),
  ...address.flatMap(({ value: { street, zip } }) => (street === null ? [] : [`${street} ${zip}`])),
];

function isNotThere({ status }: FetchFailure): boolean {
  return status === 404 || status === 410;
}

function visitResult({ reason, status }: FetchFailure): PageVisit['result'] {
  if (reason === 'robots' || status === 401 || status === 403 || status === 429 || status === 451) return 'blocked';
  return reason === 'notHtml' || reason === 'crashed' ? 'unreadable' : 'failed';
}
