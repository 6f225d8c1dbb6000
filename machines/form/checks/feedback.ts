import { limits } from '../../../contract/limits.ts';
import type { FormIssue } from '../form.machine.ts';

/** rating: 1 to 5 stars, null before one is chosen. */
export type FeedbackValues = { rating: number | null; message: string };

/** Stars are required; the comment has room for 500 characters (specification §5). */
export function checkFeedback({ rating, message }: FeedbackValues): FormIssue<FeedbackValues> | null {
  if (rating === null) return { field: 'rating', key: 'error.feedbackRatingRequired' };
  return message.length > limits.feedbackMessage ? { field: 'message', key: 'error.feedbackTooLong' } : null;
}
