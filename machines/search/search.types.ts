import type { SearchErrorType } from '../../contract/errors.ts';
import type { SearchAnswer } from '../../contract/search.ts';
import type { CaptchaAnswer } from '../captcha/captcha.machine.ts';
import type { Complaint } from '../complaint.ts';

export interface SearchInput {
  /** Addresses of a failed search that is tried again, and why it failed; null on a first visit. */
  retry: { urls: string[]; reason: SearchErrorType } | null;
  /** Made once for each visit of the home screen. */
  idempotencyKey: string;
}

export interface SearchContext {
  text: string;
  retryReason: SearchErrorType | null;
  idempotencyKey: string;
  /** Counts the edits: the same idempotency key never carries two lists of addresses. */
  revision: number;
  captchaToken: string;
  complaint: Complaint | null;
  answer: SearchAnswer | null;
}

export type SearchEvent =
  | { type: 'field.changed'; text: string }
  | { type: 'field.focused' }
  | { type: 'form.submit' }
  | CaptchaAnswer;

export type SearchEmitted = { type: 'search.accepted'; answer: SearchAnswer; urls: string[] };
