import * as v from 'valibot';
import { limits } from './limits.ts';
import { Email, Name, Stars, storable } from './primitives.ts';

const optionalText = (max: number) => v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(max), storable)));
const captcha = v.pipe(v.string(), v.maxLength(8_192));

/** `POST /report/{jobId}/notify`; the report page sends only the address. */
export const NotifyRequest = v.object({ name: v.optional(Name), email: Email });
export type NotifyRequest = v.InferOutput<typeof NotifyRequest>;

/** `POST /report/{jobId}/lead` */
export const LeadRequest = v.object({ name: Name, email: Email });
export type LeadRequest = v.InferOutput<typeof LeadRequest>;

/** `POST /newsletter/subscribe` */
export const NewsletterRequest = v.object({ email: Email, name: optionalText(limits.nameLength) });
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>;

/** `POST /report/{id}/pro`: name and address are joined by the form (§3). */
export const ProRequest = v.object({
  name: Name,
  email: Email,
  company: Name,
  /** Street, postal code and city; phone and notes appended where given. */
  address: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4_000), storable),
  disclaimerAccepted: v.literal(true),
  privacyAccepted: v.literal(true),
});
export type ProRequest = v.InferOutput<typeof ProRequest>;

/** `POST /companies/ratings` */
export const RatingRequest = v.object({
  company_name: Name,
  company_url: v.pipe(v.string(), v.maxLength(limits.urlLength)),
  rating: Stars,
  comment: optionalText(2_000),
  recaptcha_token: captcha,
});
export type RatingRequest = v.InferOutput<typeof RatingRequest>;

/** `GET /rating/config` */
export const RatingConfig = v.object({ recaptcha_site_key: v.nullable(v.string()) });
export type RatingConfig = v.InferOutput<typeof RatingConfig>;

/** `GET /companies/{id}/can-rate`; recent_rating: the visitor's stars while the cooldown lasts. */
export const CanRateAnswer = v.object({
  can_rate: v.boolean(),
  recent_rating: v.nullish(v.number()),
  hours_left: v.nullish(v.number()),
});
export type CanRateAnswer = v.InferOutput<typeof CanRateAnswer>;

/** `POST /feedback` */
export const FeedbackRequest = v.object({
  report_id: v.string(),
  rating: Stars,
  message: v.pipe(v.string(), v.maxLength(limits.feedbackMessage), storable),
});
export type FeedbackRequest = v.InferOutput<typeof FeedbackRequest>;

/** `POST /cookie-consent`; failures are swallowed by the caller (§7). */
export const ConsentRequest = v.object({
  categories: v.object({ analytics: v.boolean(), marketing: v.boolean() }),
});
export type ConsentRequest = v.InferOutput<typeof ConsentRequest>;

/** `POST /gdpr/delete` */
export const GdprDeleteRequest = v.object({ email: Email });
export type GdprDeleteRequest = v.InferOutput<typeof GdprDeleteRequest>;

/**
 * Header of `GET /gdpr/export/{email}` and `POST /gdpr/delete` that carries the token of the mailed link, the text
 * after `/ihre-datenrechte#t=`. It begins with `export-` or `delete-`. Without it the calls only mail such a link.
 */
export const dataTokenHeader = 'X-Data-Token';
