import { expect } from 'vitest';
import { ratingMachine } from '../../../machines/rating/rating.machine.ts';
import {
  hoursLeftOf,
  isRatingBusy,
  ratingButtonOf,
  ratingComplaintShown,
  ratingModalOf,
} from '../../../machines/rating/rating.selectors.ts';
import { flow } from '../harness/flow.ts';
import { http, network } from '../support/failures.ts';

const company = { id: 'company-1', name: 'Muster GmbH', url: 'https://muster.de/' };

export const ratingFlow = flow<typeof ratingMachine>({
  machine: ratingMachine,
  file: 'rating/rating.machine.ts',
  inputs: [{ company, idempotencyKey: 'key' }],
  events: {
    'rating.opened': [{}],
    'rating.closed': [{}],
    'stars.chosen': [{ stars: 4 }],
    'aspect.chosen': [{ aspect: 'usefulness', stars: 3 }],
    'comment.changed': [{ comment: 'Gut.' }],
    'form.submit': [{}],
    'captcha.proved': [{ token: 'token' }],
    'captcha.refused': [{ key: 'error.captchaTokenFailed' }],
  },
  answers: {
    readRatingConfig: { outputs: [{ recaptcha_site_key: null }], errors: [network] },
    readCanRate: {
      outputs: [{ can_rate: true }, { can_rate: false, recent_rating: 4, hours_left: 7 }],
      errors: [network],
    },
    submitRating: { outputs: [undefined], errors: [http(409, { message: 'Schon bewertet.' }), network] },
  },
  forget: ['revision', 'complaint', 'captchaToken'],
  states: {
    'rating.configuring': ({ snapshot, asked }) => {
      expect(ratingButtonOf(snapshot)).toBe('hidden');
      expect(asked.map(({ id }) => id)).toContain('readRatingConfig');
    },
    'rating.askingPermission': ({ snapshot, asked }) => {
      expect(ratingButtonOf(snapshot)).toBe('hidden');
      expect(asked).toContainEqual({ id: 'readCanRate', input: { companyId: 'company-1' }, received: [] });
    },
    'rating.hidden': ({ snapshot }) => expect(ratingButtonOf(snapshot)).toBe('hidden'),
    'rating.disabled': ({ snapshot }) => {
      expect(ratingButtonOf(snapshot)).toBe('disabled');
      expect(hoursLeftOf(snapshot)).toBe(7);
    },
    'rating.idle': ({ snapshot }) => {
      expect(ratingButtonOf(snapshot)).toBe('enabled');
      expect(ratingModalOf(snapshot)).toBe('closed');
    },
    'rating.open.editing.idle': ({ snapshot, asked }) => {
      expect(ratingModalOf(snapshot)).toBe('form');
      expect(ratingComplaintShown(snapshot)).toBeNull();
      expect(asked.find(({ id }) => id === 'captcha')?.received).toContain('captcha.wanted');
    },
    'rating.open.editing.invalid': ({ snapshot }) =>
      expect(ratingComplaintShown(snapshot)).toEqual({ key: 'error.ratingRequired' }),
    'rating.open.editing.error': ({ snapshot }) =>
      expect([
        { key: 'error.captchaTokenFailed' },
        { key: 'error.ratingFailed' },
        { message: 'Schon bewertet.' },
      ]).toContainEqual(ratingComplaintShown(snapshot)),
    'rating.open.proving': ({ snapshot, asked }) => {
      expect(isRatingBusy(snapshot)).toBe(true);
      expect(asked.find(({ id }) => id === 'captcha')?.received.at(-1)).toBe('captcha.asked');
    },
    'rating.open.submitting': ({ snapshot, asked }) => {
      expect(isRatingBusy(snapshot)).toBe(true);
      expect(asked).toContainEqual({
        id: 'submitRating',
        input: expect.objectContaining({ company, stars: 4, captchaToken: 'token' }),
        received: [],
      });
    },
    'rating.rated': ({ snapshot }) => expect(ratingModalOf(snapshot)).toBe('thanks'),
  },
});
