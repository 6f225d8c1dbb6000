import * as v from 'valibot';
import { CaptchaConfig } from './captcha.ts';
import {
  CompaniesAnswer,
  CompaniesQuery,
  Company,
  FaviconQuery,
  RandomCompaniesAnswer,
  RandomCompaniesQuery,
} from './company.ts';
import { SearchErrorDetails } from './errors.ts';
import {
  CanRateAnswer,
  ConsentRequest,
  FeedbackRequest,
  GdprDeleteRequest,
  LeadRequest,
  NewsletterRequest,
  NotifyRequest,
  ProRequest,
  RatingConfig,
  RatingRequest,
} from './forms.ts';
import { PageQuery, StaticPageAnswer, StaticPagesAnswer } from './pages.ts';
import { Accepted } from './primitives.ts';
import { Report } from './report.ts';
import { SearchAnswer, SearchRequest, StatusAnswer } from './search.ts';

/** One call of specification §7. `path` is below `/api`; `{name}` marks a parameter. */
interface Call {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  /** Absent where the answer is a file or an image. */
  answer?: v.GenericSchema;
}

/** Every call between browser and server, the one list that client, server, mocks and OpenAPI are built from. */
export const calls = {
  submitSearch: {
    method: 'POST',
    path: '/search',
    summary: 'Start a scan of one or more websites',
    body: SearchRequest,
    answer: SearchAnswer,
  },
  readStatus: {
    method: 'GET',
    path: '/search/status/{jobId}',
    summary: 'Status of a search job',
    answer: StatusAnswer,
  },
  readSearchError: {
    method: 'GET',
    path: '/search/error/{jobId}',
    summary: 'Why a search failed',
    answer: SearchErrorDetails,
  },
  readReport: {
    method: 'GET',
    path: '/report/{id}',
    summary: 'The report of a job, also while it is running',
    answer: Report,
  },
  orderPro: {
    method: 'POST',
    path: '/report/{id}/pro',
    summary: 'Order the Pro report',
    body: ProRequest,
    answer: Accepted,
  },
  requestNotify: {
    method: 'POST',
    path: '/report/{jobId}/notify',
    summary: 'Be told by mail when the report is ready',
    body: NotifyRequest,
    answer: Accepted,
  },
  submitLead: {
    method: 'POST',
    path: '/report/{jobId}/lead',
    summary: 'Leave name and address',
    body: LeadRequest,
    answer: Accepted,
  },
  listCompanies: {
    method: 'GET',
    path: '/companies',
    summary: 'Companies on file',
    query: CompaniesQuery,
    answer: CompaniesAnswer,
  },
  randomCompanies: {
    method: 'GET',
    path: '/companies/random/with-favicons',
    summary: 'Random companies that have a favicon',
    query: RandomCompaniesQuery,
    answer: RandomCompaniesAnswer,
  },
  checkFavicon: {
    method: 'GET',
    path: '/companies/check-favicon',
    summary: "A site's favicon through our own proxy",
    query: FaviconQuery,
  },
  readCompany: { method: 'GET', path: '/companies/{id}', summary: 'One company', answer: Company },
  canRate: {
    method: 'GET',
    path: '/companies/{id}/can-rate',
    summary: 'Whether this visitor may rate the company now',
    answer: CanRateAnswer,
  },
  submitRating: {
    method: 'POST',
    path: '/companies/ratings',
    summary: "Rate a company's data quality",
    body: RatingRequest,
    answer: Accepted,
  },
  readRatingConfig: {
    method: 'GET',
    path: '/rating/config',
    summary: 'Captcha key of the rating form',
    answer: RatingConfig,
  },
  submitFeedback: {
    method: 'POST',
    path: '/feedback',
    summary: 'Feedback on a report',
    body: FeedbackRequest,
    answer: Accepted,
  },
  subscribeNewsletter: {
    method: 'POST',
    path: '/newsletter/subscribe',
    summary: 'Subscribe to the newsletter (double opt-in)',
    body: NewsletterRequest,
    answer: Accepted,
  },
  storeConsent: {
    method: 'POST',
    path: '/cookie-consent',
    summary: 'Record a cookie decision',
    body: ConsentRequest,
    answer: Accepted,
  },
  exportData: { method: 'GET', path: '/gdpr/export/{email}', summary: 'Personal data on file for an address' },
  deleteData: {
    method: 'POST',
    path: '/gdpr/delete',
    summary: 'Ask for deletion of personal data',
    body: GdprDeleteRequest,
    answer: Accepted,
  },
  listPages: { method: 'GET', path: '/pages', summary: 'Static pages', query: PageQuery, answer: StaticPagesAnswer },
  readPage: {
    method: 'GET',
    path: '/pages/{slug}',
    summary: 'One static page',
    query: PageQuery,
    answer: StaticPageAnswer,
  },
  readCaptcha: { method: 'GET', path: '/captcha', summary: 'Captcha provider and challenge', answer: CaptchaConfig },
  readHealth: {
    method: 'GET',
    path: '/health',
    summary: 'Whether server and database answer',
    answer: v.object({ status: v.literal('ok') }),
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
/** The parsed answer of a call. */
export type AnswerOf<N extends CallName> = (typeof calls)[N] extends { answer: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : never;
/** The body a caller passes. */
export type BodyOf<N extends CallName> = (typeof calls)[N] extends { body: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : never;
