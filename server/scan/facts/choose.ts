import { memoOfText } from '../memo-of-text.ts';
import type { PageKind } from '../types.ts';
import type { Fact, PageFacts } from './page-facts.ts';

/** How much a page's kind speaks for facts that the law wants in the Impressum. */
const KIND_WEIGHT: Record<PageKind, number> = {
  impressum: 30,
  contact: 12,
  home: 8,
  about: 6,
  team: 4,
  locations: 2,
  certificates: 2,
  other: 0,
};

/** A fact weighed with the page it comes from. */
export interface Candidate<Value> {
  fact: Fact<Value>;
  weight: number;
}

/** All candidates for a field, the best first; equal weights keep the order of the pages. */
export function rank<Value>(pages: readonly PageFacts[], read: (page: PageFacts) => Fact<Value>[]): Candidate<Value>[] {
  return pages
    .flatMap((page) => read(page).map((fact) => ({ fact, weight: fact.weight + KIND_WEIGHT[page.kind] })))
    .sort((a, b) => b.weight - a.weight);
}

/** Comparison key of names and texts: lower case, umlauts written out, letters and digits only. */
export const foldKey = memoOfText((text) =>
  text
    .toLowerCase()
    .replace(/ä/gu, 'ae')
    .replace(/ö/gu, 'oe')
    .replace(/ü/gu, 'ue')
    .replace(/ß/gu, 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/gu, ''),
);

/** One candidate per key, the heaviest; those below `share` of the best are left out. */
export function distinct<Value>(
  candidates: readonly Candidate<Value>[],
  keyOf: (value: Value) => string,
): Fact<Value>[] {
  const seen = new Map<string, Fact<Value>>();
  for (const { fact } of candidates) {
    const key = keyOf(fact.value);
    if (key !== '' && !seen.has(key)) seen.set(key, fact);
  }
  return [...seen.values()];
}
