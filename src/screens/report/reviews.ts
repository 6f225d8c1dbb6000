import type { Evidence, ReportCompany } from '../../../contract/report.ts';

/** A review platform with its figures; null where the page gives none. */
export interface ReviewRow {
  id: string;
  platform: string;
  rating: number | null;
  count: number | null;
  url: string | null;
  evidence: Evidence | undefined;
}

const numberIn = (value: number | string | null | undefined): number | null => {
  const parsed = typeof value === 'string' ? Number.parseFloat(value.replace(',', '.')) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
};

/** Whether a rating counts stars; platforms of travel and shops rate up to six, ten or a hundred. */
export const inStars = (rating: number): boolean => rating <= 5;

/** Reviews in either of the two shapes of the wire (specification §3); `reviews` wins where both are given. */
export function reviewsOf({ reviews, review_scores = [] }: ReportCompany): ReviewRow[] {
  if (reviews.length > 0) {
    return reviews.map(({ id, platform, rating, review_count, count, url, evidence }) => ({
      id,
      platform,
      rating: numberIn(rating),
      count: numberIn(review_count ?? count),
      url: url ?? null,
      evidence,
    }));
  }
  return review_scores.map(({ source, rating, score, review_count, count, url }) => ({
    id: source,
    platform: source,
    rating: numberIn(rating ?? score),
    count: numberIn(review_count ?? count),
    url: url ?? null,
    evidence: undefined,
  }));
}
