import type { PageFacts } from './page-facts.ts';
import { OWN_SITE } from './review-places.ts';

/**
 * What a page tells that nothing calls one about the company: it may be about a product or an offer. What a
 * product has, too, counts only where it is told in full.
 */
export function ofUnknownSubject(facts: PageFacts): PageFacts {
  return {
    ...facts,
    certifications: facts.certifications.filter(({ value }) => value.validUntil !== null),
    reviews: facts.reviews.filter(({ value }) => value.platform !== OWN_SITE),
  };
}
