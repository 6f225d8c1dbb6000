import type { CanRateAnswer } from '../../contract/forms.ts';
import type { CaptchaAnswer } from '../captcha/captcha.machine.ts';
import type { Complaint } from '../complaint.ts';

/** The company that is rated. */
export interface RatedCompany {
  id: string;
  name: string;
  url: string;
}

/** Sub-ratings, collected and not sent (specification §3). */
export const aspects = ['data_accuracy', 'completeness', 'usefulness', 'website_quality'] as const;
export type Aspect = (typeof aspects)[number];

export interface RatingInput {
  company: RatedCompany;
  /** Made once for each rating widget. */
  idempotencyKey: string;
}

export interface RatingContext extends RatingInput {
  permission: CanRateAnswer | null;
  /** Overall stars, 1 to 5; null before they are chosen. */
  stars: number | null;
  aspectStars: Partial<Record<Aspect, number>>;
  comment: string;
  captchaToken: string;
  complaint: Complaint | null;
  /** Counts the edits: the same idempotency key never carries two ratings. */
  revision: number;
}

export type RatingEvent =
  | { type: 'rating.opened' }
  | { type: 'rating.closed' }
  | { type: 'stars.chosen'; stars: number }
  | { type: 'aspect.chosen'; aspect: Aspect; stars: number }
  | { type: 'comment.changed'; comment: string }
  | { type: 'form.submit' }
  | CaptchaAnswer;

/** What the actor `submitRating` gets. */
export interface RatingSubmission {
  company: RatedCompany;
  stars: number;
  comment: string;
  captchaToken: string;
  idempotencyKey: string;
}
