import { readFailure } from '../call-failure.ts';
import { ratingComplaintOf, ratingSetup } from './rating.setup.ts';

/** Rates the quality of a company's data: a button, and behind it a modal with stars. */
export const ratingMachine = ratingSetup.createMachine({
  id: 'rating',
  context: ({ input }) => ({
    ...input,
    permission: null,
    stars: null,
    aspectStars: {},
    comment: '',
    captchaToken: '',
    complaint: null,
    revision: 0,
  }),
  invoke: { id: 'captcha', src: 'captcha', input: { action: 'rating' } },
  initial: 'configuring',
  states: {
    configuring: {
      description: 'The rating config is asked for; there is no button yet.',
      invoke: {
        id: 'readRatingConfig',
        src: 'readRatingConfig',
        onDone: { target: 'askingPermission' },
        onError: { target: 'hidden' },
      },
    },
    askingPermission: {
      description: 'The server is asked whether this visitor may rate the company now.',
      invoke: {
        id: 'readCanRate',
        src: 'readCanRate',
        input: ({ context }) => ({ companyId: context.company.id }),
        onDone: [
          {
            guard: { type: 'mayRate', params: ({ event }) => ({ permission: event.output }) },
            target: 'idle',
          },
          {
            target: 'disabled',
            actions: { type: 'storePermission', params: ({ event }) => ({ permission: event.output }) },
          },
        ],
        onError: { target: 'hidden' },
      },
    },
    hidden: { description: 'Rating is not possible; there is no button.', type: 'final' },
    disabled: { description: "The button is disabled: 'already rated'." },
    idle: { description: 'The button opens the modal.', on: { 'rating.opened': { target: 'open' } } },
    open: {
      description: 'The modal is open.',
      entry: 'loadCaptcha',
      initial: 'editing',
      on: { 'rating.closed': { target: 'idle' } },
      states: {
        editing: {
          description: 'The visitor chooses stars and writes a comment.',
          initial: 'idle',
          on: {
            'stars.chosen': {
              target: '.idle',
              actions: [{ type: 'storeStars', params: ({ event }) => event }, 'countEdit'],
            },
            'aspect.chosen': { actions: [{ type: 'storeAspect', params: ({ event }) => event }, 'countEdit'] },
            'comment.changed': { actions: [{ type: 'storeComment', params: ({ event }) => event }, 'countEdit'] },
            'form.submit': [{ guard: 'hasStars', target: 'proving' }, { target: '.invalid' }],
          },
          states: {
            idle: { description: 'Nothing is wrong so far.' },
            invalid: { description: 'The overall stars are missing.' },
            error: { description: 'The attempt failed; everything chosen is still there.' },
          },
        },
        proving: {
          description: 'The captcha is asked for a token.',
          tags: 'busy',
          entry: 'askCaptcha',
          on: {
            'captcha.proved': { target: 'submitting', actions: { type: 'storeToken', params: ({ event }) => event } },
            'captcha.refused': {
              target: 'editing.error',
              actions: { type: 'storeComplaint', params: ({ event }) => ({ complaint: { key: event.key } }) },
            },
          },
        },
        submitting: {
          description: 'The rating is being sent.',
          tags: 'busy',
          invoke: {
            id: 'submitRating',
            src: 'submitRating',
            input: ({ context }) => ({
              company: context.company,
              stars: context.stars ?? 0,
              comment: context.comment,
              captchaToken: context.captchaToken,
              idempotencyKey: `${context.idempotencyKey}-${context.revision}`,
            }),
            onDone: { target: '#rating.rated' },
            onError: {
              target: 'editing.error',
              actions: {
                type: 'storeComplaint',
                params: ({ event }) => ({ complaint: ratingComplaintOf(readFailure(event.error)) }),
              },
            },
          },
        },
      },
    },
    rated: {
      description: 'The modal thanks; the server is asked anew once it is closed.',
      on: { 'rating.closed': { target: 'askingPermission' } },
    },
  },
});
