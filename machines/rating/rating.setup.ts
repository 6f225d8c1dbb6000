import { assign, sendTo, setup } from 'xstate';
import type { CanRateAnswer, RatingConfig } from '../../contract/forms.ts';
import type { CallFailure } from '../call-failure.ts';
import { captchaMachine } from '../captcha/captcha.machine.ts';
import type { Complaint } from '../complaint.ts';
import { unprovided } from '../placeholder.ts';
import type { Aspect, RatingContext, RatingEvent, RatingInput, RatingSubmission } from './rating.types.ts';

/** The server's own sentence where it gave one (specification §8). */
export const ratingComplaintOf = (failure: CallFailure): Complaint =>
  failure.kind === 'http' && failure.message ? { message: failure.message } : { key: 'error.ratingFailed' };

/** Names and implements what the chart of the rating uses. */
export const ratingSetup = setup({
  types: {
    input: {} as RatingInput,
    context: {} as RatingContext,
    events: {} as RatingEvent,
    tags: {} as 'busy',
  },
  actors: {
    captcha: captchaMachine,
    readRatingConfig: unprovided<RatingConfig>('readRatingConfig'),
    readCanRate: unprovided<CanRateAnswer, { companyId: string }>('readCanRate'),
    submitRating: unprovided<void, RatingSubmission>('submitRating'),
  },
  actions: {
    storePermission: assign({ permission: (_, params: { permission: CanRateAnswer }) => params.permission }),
    storeStars: assign({ stars: (_, params: { stars: number }) => params.stars }),
    storeAspect: assign({
      aspectStars: ({ context }, params: { aspect: Aspect; stars: number }) => ({
        ...context.aspectStars,
        [params.aspect]: params.stars,
      }),
    }),
    storeComment: assign({ comment: (_, params: { comment: string }) => params.comment }),
    storeToken: assign({ captchaToken: (_, params: { token: string }) => params.token }),
    storeComplaint: assign({ complaint: (_, params: { complaint: Complaint }) => params.complaint }),
    countEdit: assign({ revision: ({ context }) => context.revision + 1 }),
    loadCaptcha: sendTo('captcha', { type: 'captcha.wanted' }),
    askCaptcha: sendTo('captcha', { type: 'captcha.asked' }),
  },
  guards: {
    mayRate: (_, params: { permission: CanRateAnswer }) => params.permission.can_rate,
    hasStars: ({ context }) => context.stars !== null,
  },
});
