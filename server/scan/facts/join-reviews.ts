import { distinct, rank } from './choose.ts';
import type { Fact, PageFacts, ReviewTotal } from './page-facts.ts';
import { OWN_SITE } from './review-places.ts';

const isData = ({ evidence: { method } }: Fact<ReviewTotal>): boolean => method === 'json-ld' || method === 'microdata';

/**
 * The totals of a page that carries some as data: those, and what it shows of other rating sites where it shows the one
 * of the data, too. Where it shows another of about as many opinions, it may say the same at another time.
 */
export function besideData(totals: readonly Fact<ReviewTotal>[]): Fact<ReviewTotal>[] {
  const data = totals.filter(isData);
  if (data.length === 0) return [...totals];
  const shown = totals.filter((fact) => !isData(fact) && fact.value.platform !== OWN_SITE);
  const said = shown.find((fact) => data.some(hasFiguresOf(fact)));
  if (!said) return [...data, ...shown.filter((fact) => !data.some(mayBe(fact)))];
  const { platform } = said.value;
  const named = data.map((fact) => (hasFiguresOf(said)(fact) ? { ...fact, value: { ...fact.value, platform } } : fact));
  return [...named, ...shown];
}

/** The totals of a site, one for each platform. */
export function joinReviews(pages: readonly PageFacts[]): Fact<ReviewTotal>[] {
  const told = pages.map((page) => ({
    ...page,
    reviews: besideData(page.reviews),
  }));
  const totals = distinct(
    rank(told, (page) => page.reviews),
    ({ platform }) => platform,
  );
  return totals.filter((fact) => {
    const isNamed = totals.some((other) => other.value.platform !== OWN_SITE && hasFiguresOf(fact)(other));
    if (fact.value.platform === OWN_SITE && isNamed) return false;
    const same = isData(fact) ? totals.filter(isSameData(fact)) : [fact];
    return fact === (same.find(({ value }) => value.platform !== OWN_SITE) ?? same[0]);
  });
}

/** So much larger a count may be that was taken at another time. */
const GROWTH = 1.5;
const mayBe =
  ({ value: { count, platform } }: Fact<ReviewTotal>) =>
  ({ value }: Fact<ReviewTotal>): boolean =>
    (value.platform === OWN_SITE || value.platform === platform) &&
    (count === null || value.count === null || Math.max(count, value.count) <= GROWTH * Math.min(count, value.count));

const hasFiguresOf =
  ({ value: { rating, count } }: Fact<ReviewTotal>) =>
  ({ value }: Fact<ReviewTotal>): boolean =>
    value.rating === rating && value.count === count;

/** The same data on several pages is one total, whatever platform each of them names beside it. */
const isSameData =
  (fact: Fact<ReviewTotal>) =>
  (other: Fact<ReviewTotal>): boolean =>
    isData(other) && hasFiguresOf(fact)(other);
