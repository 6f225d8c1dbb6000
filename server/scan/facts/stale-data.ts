import type { Address, Fact, PageFacts } from './page-facts.ts';
import { placeKey } from './place-key.ts';

/** Below all that the pages say in words. */
const STALE = 1;

/**
 * The pages with what data of a company at another address than the one in its legal notice tells of its founding and
 * its staff below all else: such data was written before the company moved, or for another firm, and forgotten.
 */
export function staleDataLast(pages: readonly PageFacts[], seat: Fact<Address> | undefined): PageFacts[] {
  if (!seat || isData(seat)) return [...pages];
  const isStale = (fact: Fact): boolean => isData(fact) && isElsewhere(fact.place, seat.value);
  const lower = (fact: Fact): Fact =>
    isStale(fact) ? { ...fact, weight: STALE, evidence: { ...fact.evidence, confidence: 'low' } } : fact;
  return pages.map((page) => ({
    ...page,
    founded: page.founded.map(lower),
    employees: page.employees.map(lower),
  }));
}

const isData = ({ evidence: { method } }: Fact<unknown>): boolean => method === 'json-ld' || method === 'microdata';

/** Whether a place is another than the seat; what an address leaves out tells nothing. */
const isElsewhere = (place: Address | undefined, seat: Address): boolean =>
  Boolean(place?.zip && place.street && seat.zip && seat.street) && placeKey(place as Address) !== placeKey(seat);
