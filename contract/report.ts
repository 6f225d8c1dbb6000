import * as v from 'valibot';
import { International } from './company.ts';

const text = v.nullish(v.string());

export const Confidence = v.picklist(['high', 'medium', 'low']);
export type Confidence = v.InferOutput<typeof Confidence>;

/** How a fact was read. */
export const Method = v.picklist([
  'label',
  'pattern',
  'json-ld',
  'microdata',
  'embedded-json',
  'meta',
  'heading',
  'link',
  'image',
  'text',
]);
export type Method = v.InferOutput<typeof Method>;

/** Where a fact stands: the page, and the words around it with the value in them. */
export const Evidence = v.object({
  url: v.string(),
  snippet: v.string(),
  method: Method,
  confidence: Confidence,
});
export type Evidence = v.InferOutput<typeof Evidence>;

/** found; absent: the pages were read and do not say; blocked: robots.txt or the site refused; unreadable: the page could not be parsed. */
export const FieldState = v.picklist(['found', 'absent', 'blocked', 'unreadable']);
export type FieldState = v.InferOutput<typeof FieldState>;

/** Items of lists carry their own evidence beside the specified fields. */
const item = { id: v.string(), evidence: v.optional(Evidence) };

export const Ceo = v.object({ ...item, name: v.string(), title: text });
export type Ceo = v.InferOutput<typeof Ceo>;

/** type: 'phone' (or 'tel'), 'fax', 'email'. Phones are E.164. */
export const Contact = v.object({ ...item, type: v.string(), value: v.string() });
export type Contact = v.InferOutput<typeof Contact>;

export const Branch = v.object({ ...item, name: text, street: text, zip: text, city: text, country: text });
export type Branch = v.InferOutput<typeof Branch>;

/** valid_until: ISO date (YYYY-MM-DD, or YYYY-MM where the page gives no day). */
export const Certification = v.object({ ...item, name: v.string(), issuer: text, valid_until: text });
export type Certification = v.InferOutput<typeof Certification>;

const numeric = v.nullish(v.union([v.number(), v.string()]));

/** review_count or count, as the specification allows. */
export const Review = v.object({
  ...item,
  platform: v.string(),
  rating: numeric,
  review_count: numeric,
  count: numeric,
  url: text,
});
export type Review = v.InferOutput<typeof Review>;

export const ReviewScore = v.object({
  source: v.string(),
  rating: numeric,
  score: numeric,
  review_count: numeric,
  count: numeric,
  url: text,
});
export type ReviewScore = v.InferOutput<typeof ReviewScore>;

/**
 * What a careful clerk would notice: a reason to look twice, never a verdict. `ok`: checked and in order; `notice`:
 * worth knowing; `warning`: does not fit together. `params` fill the text that the screen has for the code.
 */
export const Signal = v.object({
  code: v.picklist([
    'vatCheckDigit',
    'vatRegistration',
    'registerEntry',
    'registerCourtUnknown',
    'legalItemsMissing',
    'nameDiffers',
    'poBoxOnly',
    'odrLinkDead',
    'outdatedLaw',
  ]),
  severity: v.picklist(['ok', 'notice', 'warning']),
  params: v.record(v.string(), v.string()),
  evidence: v.optional(Evidence),
});
export type Signal = v.InferOutput<typeof Signal>;

/** A company of the report (§3), with legal form, register court and the source of each fact. */
export const ReportCompany = v.object({
  id: v.string(),
  company_name: v.string(),
  legal_form: text,
  url: v.string(),
  street: text,
  city: text,
  zip: text,
  /** ISO 3166-1 alpha-2. */
  country: text,
  industry: text,
  description: text,
  description_en: text,
  description_de: text,
  /** The year, as text. */
  founding_date: text,
  number_of_employees: v.nullish(v.union([v.string(), v.number()])),
  is_international: International,
  vat_id: text,
  register_court: text,
  /** Prefix and number: 'HRB 12345', 'FN 123456a', 'CHE-123.456.789'. */
  hr_number: text,
  sustainability: text,
  sustainability_en: text,
  sustainability_de: text,
  favicon_url: text,
  ceos: v.optional(v.array(Ceo), []),
  contacts: v.optional(v.array(Contact), []),
  branchLocations: v.optional(v.array(Branch), []),
  certifications: v.optional(v.array(Certification), []),
  reviews: v.optional(v.array(Review), []),
  review_scores: v.optional(v.array(ReviewScore)),
  evidence: v.optional(v.record(v.string(), Evidence), {}),
  field_states: v.optional(v.record(v.string(), FieldState), {}),
  signals: v.optional(v.array(Signal)),
});
export type ReportCompany = v.InferOutput<typeof ReportCompany>;

/** queued, running, processing: still working; failed, error: failure; ready, completed: done. `ready` unlocks lead form and Pro promo (§4). */
export const ReportStatus = v.picklist(['queued', 'running', 'processing', 'ready', 'completed', 'failed', 'error']);
export type ReportStatus = v.InferOutput<typeof ReportStatus>;

/** What became of one of the job's addresses. */
export const SiteOutcome = v.object({
  url: v.string(),
  state: v.picklist(['waiting', 'scanning', 'found', 'noCompany', 'failed']),
  /** A short reason for the technically minded; the same for blocked, refused and filtered targets. */
  reason: text,
});
export type SiteOutcome = v.InferOutput<typeof SiteOutcome>;

/** Answer of `GET /report/{id}`, also while the job is running. */
export const Report = v.object({
  /** Read as text: an unknown status means 'keep waiting' (§4). */
  status: v.pipe(v.string(), v.examples(ReportStatus.options)),
  job_id: v.string(),
  website_url: v.string(),
  /** Reason in the caller's language where the job failed. */
  message: text,
  raw_json: v.object({
    companies_found: v.number(),
    urls_processed: v.number(),
    /** ISO 8601, null while the job is running. */
    scan_date: text,
    companies: v.array(ReportCompany),
  }),
  /** Sites done of all. */
  progress: v.optional(v.object({ done: v.number(), total: v.number() })),
  sites: v.optional(v.array(SiteOutcome)),
});
export type Report = v.InferOutput<typeof Report>;
