import { SIBLING_WEIGHT } from './certificate-siblings.ts';
import type { Certificate, Fact, PageFacts } from './page-facts.ts';
import { OWN_SITE } from './review-places.ts';

/**
 * What a page tells that nothing calls one about the company: it may be about a product or an offer. What a
 * product has, too, counts only where it is told in full.
 */
export function ofUnknownSubject(facts: PageFacts): PageFacts {
  const isOnCertificates = facts.certifications.some(({ value }) => value.validUntil !== null);
  return {
    ...facts,
    certifications: isOnCertificates ? facts.certifications.filter(isDetailed) : [],
    reviews: facts.reviews.filter(({ value }) => value.platform !== OWN_SITE),
  };
}

/** Beside one that is told with its date, one without an end counts that is told with its issuer, or in one row with such. */
const isDetailed = ({ value: { validUntil, issuer }, weight }: Fact<Certificate>): boolean =>
  validUntil !== null || issuer !== null || weight === SIBLING_WEIGHT;
