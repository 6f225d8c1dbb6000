import { expect } from 'vitest';
import { hoursLeftOf, ratingComplaintShown } from '../../../machines/rating/rating.selectors.ts';
import { ratingFlow } from '../flows/rating.ts';
import { answer, journeysOf, type Leg, refuse } from '../harness/journey.ts';
import { http, network } from '../support/failures.ts';

const { journey, send } = journeysOf(ratingFlow);
const company = { id: 'company-1', name: 'Muster GmbH', url: 'https://muster.de/' };
const input = { company, idempotencyKey: 'key' };
const submit = send({ type: 'form.submit' });
const open = send({ type: 'rating.opened' });
const close = send({ type: 'rating.closed' });
const config = answer('readRatingConfig', { recaptcha_site_key: null });
const begin: Leg[] = [
  [config, 'askingPermission'],
  [answer('readCanRate', { can_rate: true }), 'idle'],
  [open, 'open.editing.idle'],
];
const sent: Leg[] = [
  [send({ type: 'stars.chosen', stars: 4 }), 'open.editing.idle'],
  [submit, 'open.proving'],
  [send({ type: 'captcha.proved', token: 'token' }), 'open.submitting'],
];

journey('A rating is sent with stars, comment and token, and the server is asked anew afterwards', {
  input,
  begin: 'configuring',
  legs: [
    ...begin,
    [submit, 'open.editing.invalid'],
    [send({ type: 'aspect.chosen', aspect: 'usefulness', stars: 2 }), 'open.editing.invalid'],
    [send({ type: 'stars.chosen', stars: 4 }), 'open.editing.idle'],
    [send({ type: 'comment.changed', comment: 'Gut.' }), 'open.editing.idle'],
    [submit, 'open.proving'],
    [
      send({ type: 'captcha.proved', token: 'token' }),
      'open.submitting',
      ({ asked, snapshot }) => {
        expect(asked.find(({ id }) => id === 'submitRating')?.input).toEqual({
          company,
          stars: 4,
          comment: 'Gut.',
          captchaToken: 'token',
          idempotencyKey: 'key-3',
        });
        expect(snapshot.context.aspectStars).toEqual({ usefulness: 2 });
      },
    ],
    [answer('submitRating'), 'rated'],
    [close, 'askingPermission'],
    [
      answer('readCanRate', { can_rate: false, recent_rating: 4, hours_left: 24 }),
      'disabled',
      ({ snapshot }) => expect(hoursLeftOf(snapshot)).toBe(24),
    ],
    [open, 'disabled'],
  ],
});

journey("'Already rated' disables the button", {
  input,
  begin: 'configuring',
  legs: [
    [config, 'askingPermission'],
    [answer('readCanRate', { can_rate: false }), 'disabled'],
  ],
});

journey('Without a rating config there is no button', {
  input,
  begin: 'configuring',
  legs: [[refuse('readRatingConfig'), 'hidden']],
});

journey('Without an answer whether the visitor may rate there is no button', {
  input,
  begin: 'configuring',
  legs: [
    [config, 'askingPermission'],
    [refuse('readCanRate'), 'hidden'],
  ],
});

journey('A captcha that fails keeps what was chosen', {
  input,
  begin: 'configuring',
  legs: [
    ...begin,
    [send({ type: 'stars.chosen', stars: 5 }), 'open.editing.idle'],
    [submit, 'open.proving', ({ asked }) => expect(asked[0]?.received).toEqual(['captcha.wanted', 'captcha.asked'])],
    [
      send({ type: 'captcha.refused', key: 'error.captchaNotLoaded' }),
      'open.editing.error',
      ({ snapshot }) => {
        expect(ratingComplaintShown(snapshot)).toEqual({ key: 'error.captchaNotLoaded' });
        expect(snapshot.context.stars).toBe(5);
      },
    ],
    [submit, 'open.proving'],
  ],
});

const failures = [
  [http(409, { message: 'Schon bewertet.' }), { message: 'Schon bewertet.' }],
  [network, { key: 'error.ratingFailed' }],
] as const;
for (const [failure, text] of failures) {
  journey(`A rating that fails (${JSON.stringify(failure)}) says why`, {
    input,
    begin: 'configuring',
    legs: [
      ...begin,
      ...sent,
      [
        refuse('submitRating', failure),
        'open.editing.error',
        ({ snapshot }) => expect(ratingComplaintShown(snapshot)).toEqual(text),
      ],
    ],
  });
}

journey('The modal can be closed at any time and keeps what was chosen', {
  input,
  begin: 'configuring',
  legs: [
    ...begin,
    ...sent,
    [close, 'idle'],
    [open, 'open.editing.idle', ({ snapshot }) => expect(snapshot.context.stars).toBe(4)],
    [close, 'idle'],
  ],
});
