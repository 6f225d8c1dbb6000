import { allMatches } from '../all-matches.ts';
import { countsIn, type Mark } from './review-counts.ts';
import { platformOf } from './review-platforms.ts';
import { ratingsIn } from './review-totals.ts';

/** A rating and the number of opinions on which it rests. */
export interface Pair {
  rating: Mark;
  count: Mark | undefined;
  /** What the sentence says about this rating. */
  own: string;
}

/** The ratings of a sentence, each with its count where the sentence states it; `above` is the line before. */
export function pairsIn(sentence: string, above?: string): Pair[] {
  const ratings = ratingsIn(sentence, above);
  const counts = countsIn(sentence);
  const isListed = counts.length > 0 && (ratings.length > 0 || (counts.length > 1 && platformOf(sentence) !== null));
  const parallel = isListed ? parallelPairs(sentence) : null;
  if (parallel) return parallel;
  const [only] = ratings;
  if (ratings.length === 1 && only) return [{ rating: only, count: counts[0], own: sentence }];
  const own = ratings.map((_, nth) =>
    counts.length < ratings.length ? countNextTo(ratings, counts, nth) : counts[nth],
  );
  return ratings.map((rating, nth) => ({ rating, count: own[nth], own: partOf(sentence, ratings, own, nth) }));
}

/** The first of fewer counts than ratings that is this rating's; they stand all before or all behind their ratings. */
function countNextTo(ratings: readonly Mark[], counts: readonly Mark[], nth: number): Mark | undefined {
  const [rating, first] = [ratings[nth], counts[0]];
  if (!rating || !first) return undefined;
  if (ratings.every(({ value }) => value === rating.value)) return first;
  const isBefore = first.index < (ratings[0]?.index ?? 0);
  const [from, to] = isBefore
    ? [ratings[nth - 1]?.index ?? 0, rating.index]
    : [rating.index, ratings[nth + 1]?.index ?? Number.POSITIVE_INFINITY];
  return counts.find(({ index }) => index >= from && index < to);
}

/** What a sentence of several ratings says about one of them: from the end of the one before to the start of the next. */
function partOf(
  sentence: string,
  ratings: readonly Mark[],
  counts: readonly (Mark | undefined)[],
  nth: number,
): string {
  const from = nth === 0 ? 0 : Math.max(ratings[nth - 1]?.end ?? 0, counts[nth - 1]?.end ?? 0);
  return sentence.slice(from, ratings[nth + 1]?.index);
}

const CLAUSE_END = /[,;] | (?:und|sowie|and) /gu;
const VALUE = /(?<![\d.,])([3-5][.,]\d{1,2})(?![\d%]|[.,]\d)/gu;
const WHOLE =
  /(?<![\d.,])(?<!(?:\/|von|aus|out of) ?(?=5(?!\d)))(?<![.,]\d{1,2} ?(?:\/|von|out of) ?(?=(?:6|10)(?!\d)))(\d{1,3}[.’']\d{3}|\d{1,6})(?![\d%]|[.,’']\d| ?(?:mal|jahre|%))/giu;

/**
 * Clauses of which each names another rating site: '4,8 Sterne aus 213 Bewertungen bei X, bei Y 4,9 aus 54'. What the
 * sentence has said once, the others leave out. Null where a clause does not tell one rating and one count.
 */
function parallelPairs(sentence: string): Pair[] | null {
  const clauses = clausesOfPlatforms(sentence);
  if (clauses.length < 2) return null;
  const pairs = clauses.map((own) => {
    const [rating, ...furtherRatings] = stated(ratingsIn(own), own, VALUE);
    const [count, ...furtherCounts] = stated(countsIn(own), own, WHOLE);
    return rating && count && furtherRatings.length + furtherCounts.length === 0 ? { rating, count, own } : null;
  });
  return pairs.every((pair) => pair !== null) ? pairs : null;
}

/** A clause that names no site, or the one of the clause before, goes with that. */
function clausesOfPlatforms(sentence: string): string[] {
  const ends = allMatches(sentence, CLAUSE_END).map(({ index, 0: { length } }) => index + length);
  const parts = [0, ...ends].map((start, i) => sentence.slice(start, ends[i]));
  const clauses: { text: string; platform: string | null }[] = [];
  for (const text of parts) {
    const [last, platform] = [clauses.at(-1), platformOf(text)];
    if (last && (platform === null || last.platform === null || platform === last.platform)) {
      last.text += text;
      last.platform ??= platform;
    } else clauses.push({ text, platform });
  }
  return clauses.map(({ text }) => text);
}

/** The marks of a clause, else the numbers that have their form. */
function stated(marks: readonly Mark[], clause: string, form: RegExp): readonly Mark[] {
  if (marks.length > 0) return marks;
  return allMatches(clause, form).map(({ index, 0: { length }, 1: written = '' }) => {
    const value = form === VALUE ? Number(written.replace(',', '.')) : Number(written.replace(/\D/gu, ''));
    return { value, written, index, end: index + length };
  });
}
