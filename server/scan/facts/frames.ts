import { anyCase } from '../any-case.ts';
import { type Candidate, rank } from './choose.ts';
import type { Fact, PageFacts } from './page-facts.ts';

/** From so many other pages on that say the same in the same words, it is part of the site's frame. */
const FRAME_PAGES = 2;
/** Share of the site's pages for a name, which the legal page, the contact page and that of the places all give. */
const NAMED_SHARE = 0.3;

/**
 * The names that pages give, the best first. What stands on all pages alike (a sidebar's sponsor, a parent in the last
 * line) says nothing more for standing on the legal page, too, and counts there as on any other.
 */
export function namesOfContents(pages: readonly PageFacts[]): Candidate<string>[] {
  // Read in the same way, too: the weight tells a footer from the content.
  const isFramed = framesOf(
    pages.map(({ name }) => name),
    ({ value, weight, evidence }) => `${value}\n${weight}\n${evidence.snippet}`,
    Math.max(FRAME_PAGES, pages.length * NAMED_SHARE),
  );
  const unframed = pages.map((page, i) => {
    if (!isAboutCompany(page)) return page;
    const isFrame = (fact: Fact): boolean => isFramed(i, fact);
    const [frame, content] = [page.name.filter(isFrame), page.name.filter((fact) => !isFrame(fact))];
    return [
      { ...page, name: content },
      { ...page, name: frame, kind: 'other' as const },
    ];
  });
  return rank(unframed.flat(), (page) => page.name);
}

/** The facts of each page; what a legal or contact page has of the site's frame weighs as on the page where it weighs least. */
export function framesWeighedDown(pages: readonly PageFacts[], read: (page: PageFacts) => Fact[]): Fact[][] {
  const facts = pages.map(read);
  const isFramed = framesOf(facts, keyOf);
  const lowest = new Map<string, number>();
  for (const fact of facts.flat())
    lowest.set(keyOf(fact), Math.min(fact.weight, lowest.get(keyOf(fact)) ?? fact.weight));
  return facts.map((own, i) =>
    own.map((fact) =>
      isAboutCompany(pages[i] as PageFacts) && isFramed(i, fact)
        ? { ...fact, weight: lowest.get(keyOf(fact)) ?? fact.weight }
        : fact,
    ),
  );
}

const SMALL_WORD = /(?<!\S)\p{Ll}{3,30}(?!\p{L})/gu;
/** In a sentence of this voice the company gives a number of its own. */
const OF_US = anyCase(/(?<!\p{L})(?:wir|uns)(?!\p{L})/iu);
/** So many words in lower case make a sentence. */
const SENTENCE = 3;

const keyOf = ({ value, evidence }: Fact): string => `${value}\n${evidence.snippet}`;

/** Tells whether a fact stands in the site's frame, by the index of its page. */
export const inFrame = (
  pages: readonly PageFacts[],
  read: (page: PageFacts) => Fact[],
): ((index: number, fact: Fact) => boolean) => framesOf(pages.map(read), keyOf);

/** Tells whether a fact stands in a sentence of the site's frame (a popup, a note), by the index of its page. */
export function isFramedSentence(
  pages: readonly PageFacts[],
  read: (page: PageFacts) => Fact[],
): (index: number, fact: Fact) => boolean {
  const isFramed = inFrame(pages, read);
  return (index, fact) =>
    !OF_US.test(fact.evidence.snippet) &&
    (fact.evidence.snippet.match(SMALL_WORD)?.length ?? 0) >= SENTENCE &&
    isFramed(index, fact);
}

const isAboutCompany = ({ kind }: PageFacts): boolean => kind === 'impressum' || kind === 'contact';

/** Tells whether a fact of the page of an index stands on enough others, and there as often. */
function framesOf(
  pages: readonly (readonly Fact[])[],
  keyOf: (fact: Fact) => string,
  enough = FRAME_PAGES,
): (index: number, fact: Fact) => boolean {
  const counts = pages.map((facts) => countsOf(facts, keyOf));
  return (index, fact) => {
    const key = keyOf(fact);
    const here = counts[index]?.get(key) ?? 0;
    return counts.filter((other, n) => n !== index && (other.get(key) ?? 0) >= here).length >= enough;
  };
}

function countsOf(facts: readonly Fact[], keyOf: (fact: Fact) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fact of facts) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
  return counts;
}
