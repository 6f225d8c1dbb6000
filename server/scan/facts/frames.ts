import { type Candidate, rank } from './choose.ts';
import type { Fact, PageFacts } from './page-facts.ts';

/** From so many other pages on that say the same in the same words, a name is part of the site's frame. */
const FRAME_PAGES = 2;

/**
 * The names that pages give, the best first. What stands on all pages alike (a sidebar's sponsor, a parent in the last
 * line) says nothing more for standing on the legal page, too, and counts there as on any other.
 */
export function namesOfContents(pages: readonly PageFacts[]): Candidate<string>[] {
  const counts = pages.map(({ name }) => countsOf(name));
  const unframed = pages.map((page, i) => {
    if (page.kind !== 'impressum' && page.kind !== 'contact') return page;
    const isFrame = (fact: Fact): boolean => {
      const key = keyOf(fact);
      const here = counts[i]?.get(key) ?? 0;
      return counts.filter((other, n) => n !== i && (other.get(key) ?? 0) >= here).length >= FRAME_PAGES;
    };
    const [frame, content] = [page.name.filter(isFrame), page.name.filter((fact) => !isFrame(fact))];
    return [
      { ...page, name: content },
      { ...page, name: frame, kind: 'other' as const },
    ];
  });
  return rank(unframed.flat(), (page) => page.name);
}

function countsOf(names: readonly Fact[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fact of names) counts.set(keyOf(fact), (counts.get(keyOf(fact)) ?? 0) + 1);
  return counts;
}

/** Read in the same way, too: the weight tells a footer from the content. */
const keyOf = ({ value, weight, evidence }: Fact): string => `${value}\n${weight}\n${evidence.snippet}`;
