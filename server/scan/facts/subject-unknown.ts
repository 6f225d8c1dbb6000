import { anyCase } from '../any-case.ts';
import { SIBLING_WEIGHT } from './certificate-siblings.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Certificate, Fact, PageFacts, ReviewTotal } from './page-facts.ts';
import { OWN_SITE } from './review-places.ts';
import { isOfManagement } from './subjects.ts';

/**
 * What a page tells that nothing calls one about the company: it may be about a product or an offer. What a
 * product has, too, counts only where it is told in full.
 */
export function ofUnknownSubject(facts: PageFacts): PageFacts {
  const isOnCertificates = facts.certifications.some(({ value }) => value.validUntil !== null);
  return {
    ...facts,
    certifications: facts.certifications.filter(isOnCertificates ? isDetailed : isSaidOfUs),
    reviews: facts.reviews.filter(isOfCompany),
  };
}

/** Beside one that is told with its date, one without an end counts that is told with its issuer, or in one row with such. */
const isDetailed = ({ value: { validUntil, issuer }, weight }: Fact<Certificate>): boolean =>
  validUntil !== null || issuer !== null || weight === SIBLING_WEIGHT;

/** 'Dafür sind wir mit dem … zertifiziert': nobody says so of a product. */
const WE_ARE_CERTIFIED = anyCase(
  /(?<!\p{L})(?:wir sind|sind wir|we are|we have been) (?!.{0,60}(?<!\p{L})(?:partner|händler|mitglied|dealer|member))[^.]{3,100}(?:zertifiziert|certified)(?!\p{L})|(?<!\p{L})(?:we are|we have been) certified(?!\p{L})/iu,
);
/** A picture's words for how a company is run, with who certified it, count, too: no product is certified so. */
const isSaidOfUs = ({ value: { name, issuer }, evidence: { method, snippet } }: Fact<Certificate>): boolean =>
  WE_ARE_CERTIFIED.test(snippet) || (method === 'image' && issuer !== null && isOfManagement(name));

/** What customers say of a company as a whole, not of a product. */
const OF_WHOLE = anyCase(
  /gesamt(?:wertung|zufriedenheit|note|urteil)|insgesamt|(?:kunden|patienten|gäste)zufriedenheit/iu,
);

/** A total of no rating site is the company's where data says so of it by name, or the company itself in words. */
const isOfCompany = ({ value, party, evidence: { method, snippet } }: Fact<ReviewTotal>): boolean =>
  value.platform !== OWN_SITE ||
  (method === 'json-ld' && party !== undefined) ||
  OWN_VOICE.test(snippet) ||
  OF_WHOLE.test(snippet);
