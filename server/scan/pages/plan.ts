import { hasHashRoute, pageKey, pathOf, registrableDomain } from './addresses.ts';
import { otherSwissVersions, versionIn } from './language-versions.ts';
import { pageOfTheHouse } from './menu.ts';
import type { PageLink, PageOutline } from './outline.ts';
import { type PlannedPage, QUOTA, rank, startKind } from './planned-page.ts';
import { createUnknown } from './unknown.ts';
import { judgeLink, languageInAddress } from './vocabulary.ts';

interface Candidate extends PlannedPage {
  score: number;
  /** Hops from the start page. */
  depth: number;
}

/** A page that is known and not asked for yet; `key` is its page's. */
interface Known extends Candidate {
  key: string;
}

const MAX_DEPTH = 2;
/** Links of a start page that only asks for the language, at most. */
const CHOICES = 6;
/** The query of a list's further page. */
const PAGE_NUMBER = /^\?(?:seite|page|paged|p|pg)=[2-9]$/i;

export interface PlanOptions {
  /** Pages asked for in all. */
  pages: number;
  /** Whether routes in fragments lead to pages of their own, as they do in a browser. */
  hashRoutes?: boolean;
}

/**
 * Decides which pages of one site to read, from the outlines of those read so far: the most telling link of each
 * topic, German before other languages, two hops deep and a third for the Impressum, on the same registered domain,
 * each page once.
 */
export function createPlan(start: string, { pages, hashRoutes = false }: PlanOptions) {
  let domain = registrableDomain(start);
  /** By topic and page. */
  const candidates = new Map<string, Known>();
  const asked = new Map<string, Candidate>();
  const used = new Map<PlannedPage['topic'], number>();
  /** Pages whose links wait until the German start page has been tried. */
  let held: { outline: PageOutline; depth: number }[] = [];
  let awaitingGerman: string | undefined;
  let legalSeen = false;
  const unknown = createUnknown();

  const propose = (candidate: Candidate) => {
    if (registrableDomain(candidate.url) !== domain || (!hashRoutes && hasHashRoute(candidate.url))) return;
    const key = pageKey(candidate.url);
    if (asked.has(key)) return;
    // Of two links to a page, one may tell a topic of which enough is read.
    const place = `${candidate.topic} ${key}`;
    const known = candidates.get(place);
    if (!known || rank(candidate) < rank(known)) candidates.set(place, { ...candidate, key });
  };

  /** Links by the fewest hops they were met after: every page of a site has the same ones in its header and footer. */
  const met = new Map<string, number>();
  const isNews = ({ url, words, place, language }: PageLink, host: string, depth: number): boolean => {
    const key = [url, host, place, language, ...words].join('\n');
    if ((met.get(key) ?? Number.POSITIVE_INFINITY) <= depth) return false;
    met.set(key, depth);
    return true;
  };

  const readLinks = (outline: Pick<PageOutline, 'url' | 'links'>, depth: number) => {
    const { host } = new URL(outline.url);
    // From the last pages, the way to the Impressum alone is gone on.
    const isLast = depth >= MAX_DEPTH;
    for (const link of outline.links) {
      if (!isNews(link, host, depth)) continue;
      const judgement = judgeLink(link.words, link.url);
      if (isLast && judgement?.topic !== 'impressum') continue;
      if (!judgement) {
        unknown.add(link, depth + 1);
        const found = depth === 0 && new URL(link.url).host === host ? pageOfTheHouse(link) : null;
        if (found) propose({ url: link.url, kind: 'other', ...found, depth: 1 });
        continue;
      }
      const language = link.language ?? languageInAddress(link.url);
      const foreign = language === null || language === 'de' ? 0 : language === 'en' ? 6 : 20;
      const place = link.place === 'body' ? 0 : 1;
      const elsewhere = new URL(link.url).host === host ? 0 : 3;
      const score = judgement.score + place - foreign - elsewhere - depth;
      const kind = judgement.topic === 'sustainability' || judgement.topic === 'reviews' ? 'other' : judgement.topic;
      if (score > -10) propose({ url: link.url, kind, topic: judgement.topic, score, depth: depth + 1 });
    }
  };

  /** Pages below a page of locations, and further pages of it: `/standorte` leads to `/standorte/hamburg` and `?seite=2`. */
  const readBranchLinks = (outline: PageOutline, depth: number) => {
    const below = `${pathOf(outline.url)}/`;
    const path = pathOf(outline.url);
    const isBelow = (url: string) => pathOf(url).startsWith(below) && !url.includes('?');
    const isNextPage = (url: string) => pathOf(url) === path && PAGE_NUMBER.test(new URL(url).search);
    const branches = outline.links.filter(({ url }) => isBelow(url) || isNextPage(url));
    for (const { url } of branches) propose({ url, kind: 'locations', topic: 'branch', score: 0, depth: depth + 1 });
  };

  /** A start page that only asks for a country. */
  const chooseCountry = ({ links }: PageOutline, depth: number) => {
    const knowsImpressum = [...candidates.values(), ...asked.values()].some(({ topic }) => topic === 'impressum');
    const german = links.find(({ words }) => words.some((text) => /^(?:deutschland|germany)$/i.test(text)));
    if (german && !knowsImpressum) propose({ url: german.url, kind: 'home', topic: 'home', score: 40, depth });
  };

  const releaseHeld = () => {
    const released = held;
    held = [];
    awaitingGerman = undefined;
    for (const page of released) readLinks(page.outline, page.depth);
  };

  propose({ url: start, kind: startKind(start), topic: 'home', score: 100, depth: 0 });
  const startKey = pageKey(start);
  const root = new URL('/', start).href;

  const likeliest = (): Known | undefined => {
    if (asked.size >= pages) return undefined;
    let best: Known | undefined;
    for (const candidate of candidates.values()) {
      if ((used.get(candidate.topic) ?? 0) >= QUOTA[candidate.topic] || asked.has(candidate.key)) continue;
      if (!best || rank(candidate) < rank(best)) best = candidate;
    }
    return best;
  };

  return {
    /** Whether a page worth asking for is known at present. */
    hasNext: () => likeliest() !== undefined,

    /** The next page to ask for; undefined when nothing worth asking is known at present. */
    next(): PlannedPage | undefined {
      const best = likeliest();
      if (!best) return undefined;
      candidates.delete(`${best.topic} ${best.key}`);
      asked.set(best.key, best);
      used.set(best.topic, (used.get(best.topic) ?? 0) + 1);
      return best;
    },

    /** Whether an answered address is news: a redirect may lead to a page that was asked for by itself. */
    isNew(page: PlannedPage, finalUrl: string): boolean {
      const key = pageKey(finalUrl);
      if (pageKey(page.url) === startKey) domain = registrableDomain(finalUrl);
      if (key === pageKey(page.url)) return true;
      if (asked.has(key) || registrableDomain(finalUrl) !== domain) return false;
      asked.set(key, { ...page, score: 0, depth: depthOf(page) });
      return true;
    },

    /** Takes in what a page that was read leads to. */
    learn(page: PlannedPage, outline: PageOutline): void {
      const { language } = outline;
      const depth = depthOf(page);
      if (outline.legal) legalSeen = true;
      const inside = [...(outline.refresh ? [outline.refresh] : []), ...(page.topic === 'home' ? outline.frames : [])];
      for (const url of inside) propose({ url, kind: page.kind, topic: 'home', score: 90, depth });
      if (page.topic !== 'home') {
        const shown = page.kind === 'impressum' ? [...outline.frames, ...outline.embeds] : outline.frames;
        for (const url of shown) propose({ url, kind: page.kind, topic: 'frame', score: 0, depth: MAX_DEPTH });
      }
      if (page.topic === 'english') return;
      if (depth >= MAX_DEPTH) {
        if (!legalSeen) readLinks(outline, depth);
        return;
      }
      if (page.topic === 'home') {
        if (pageKey(outline.url) !== pageKey(root))
          propose({ url: root, kind: 'home', topic: 'home', score: 50, depth });
        // A page that only asks for the language is no German start page, whatever it says that it is.
        const isGerman = language === 'de' && outline.links.length > CHOICES;
        const german = isGerman ? undefined : versionIn(outline, 'de');
        const english = language === 'en' ? undefined : versionIn(outline, 'en');
        if (german && !asked.has(pageKey(german)) && registrableDomain(german) === domain) {
          propose({ url: german, kind: 'home', topic: 'home', score: 95, depth });
          awaitingGerman = pageKey(german);
          held.push({ outline, depth });
          return;
        }
        if (english) propose({ url: english, kind: 'home', topic: 'english', score: 0, depth: MAX_DEPTH });
      }
      readLinks(outline, depth);
      if (page.kind === 'contact' || page.kind === 'locations') {
        for (const url of otherSwissVersions(outline))
          propose({ url, kind: page.kind, topic: 'branch', score: 0, depth: MAX_DEPTH });
      }
      if (page.topic === 'home') chooseCountry(outline, depth);
      if (page.kind === 'locations') readBranchLinks(outline, depth);
      if (held.length > 0) releaseHeld();
    },

    /** A page gave nothing (error, soft 404, kept out): its place in the quota is free again. */
    release(page: PlannedPage): void {
      used.set(page.topic, (used.get(page.topic) ?? 1) - 1);
      if (awaitingGerman === pageKey(page.url)) releaseHeld();
    },

    /** Whether the plan still looks for the page that matters most. */
    lacksImpressum(): boolean {
      return (used.get('impressum') ?? 0) === 0 && !legalSeen && asked.size < pages;
    },

    /** Takes in addresses without link texts, such as a sitemap's. */
    learnAddresses(urls: readonly string[]): void {
      const links = urls.map((url) => ({ url, words: [], place: 'body' as const, language: null }));
      readLinks({ url: start, links }, 1);
    },

    /** Takes in the likeliest of the pages whose links say nothing that is known; for sites with words of their own. */
    explore(count: number, where: 'near' | 'anywhere'): void {
      const links = unknown.take(
        count,
        where,
        ({ url }) => !asked.has(pageKey(url)) && registrableDomain(url) === domain,
      );
      for (const { url, depth } of links) propose({ url, kind: 'other', topic: 'unknown', score: 0, depth });
    },

    /** Takes in addresses at which an Impressum may stand, though nothing says so. */
    guessImpressum(urls: readonly string[]): void {
      for (const url of urls) {
        propose({ url, kind: 'impressum', topic: 'impressum', score: 0, depth: MAX_DEPTH, guessed: true });
      }
    },
  };

  function depthOf(page: PlannedPage): number {
    return asked.get(pageKey(page.url))?.depth ?? 0;
  }
}
