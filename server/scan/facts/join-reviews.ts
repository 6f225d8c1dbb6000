import { distinct, rank } from './choose.ts';
import type { Fact, PageFacts, ReviewTotal } from './page-facts.ts';
import { OWN_SITE } from './review-places.ts';

const isData = ({ evidence: { method } }: Fact<ReviewTotal>): boolean => method === 'json-ld' || method === 'microdata';

/** The totals of a site, one for each platform. Where a page carries them as data, what it shows says the same. */
export function joinReviews(pages: readonly PageFacts[]): Fact<ReviewTotal>[] {
  const told = pages.map((page) => ({
    ...page,
    reviews: page.reviews.some(isData) ? page.reviews.filter(isData) : page.reviews,
  }));
  const totals = distinct(
    rank(told, (page) => page.reviews),
    ({ platform }) => platform,
  );
  return totals.filter((fact) => {
    const same = isData(fact) ? totals.filter(isSameData(fact)) : [fact];
    return fact === (same.find(({ value }) => value.platform !== OWN_SITE) ?? same[0]);
  });
}

/** The same data on several pages is one total, whatever platform each of them names beside it. */
const isSameData =
  ({ value: { rating, count } }: Fact<ReviewTotal>) =>
  (other: Fact<ReviewTotal>): boolean =>
    isData(other) && other.value.rating === rating && other.value.count === count;
