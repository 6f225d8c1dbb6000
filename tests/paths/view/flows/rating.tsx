import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Rating } from '../../../../src/widgets/rating/Rating.tsx';
import { ratingFlow } from '../../flows/rating.ts';
import { viewFlow } from '../harness/view-flow.ts';
import { alerts, click, submitForm, type } from '../support/acts.ts';
import { silentCaptcha } from '../support/silent-captcha.ts';

const noButton = () => expect(screen.queryByRole('button')).toBeNull();
const dialog = () => screen.queryByRole('dialog', { hidden: true });
const busy = () =>
  expect(screen.getByRole('button', { name: 'Sending …', hidden: true })).toHaveProperty('disabled', true);
const choose = (group: string, stars: number) => {
  const radio = within(screen.getByRole('group', { name: group, hidden: true })).getByLabelText(`${stars} stars`);
  fireEvent.click(radio);
};
const close = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
};

export const ratingView = viewFlow({
  flow: ratingFlow,
  name: 'rating',
  element: ({ company }) => <Rating company={company} />,
  calls: { readRatingConfig: 'readRatingConfig', readCanRate: 'canRate', submitRating: 'submitRating' },
  stubs: { captcha: silentCaptcha },
  told: ['captcha.proved', 'captcha.refused'],
  acts: {
    'rating.opened': click('Rate data quality'),
    'rating.closed': close,
    'stars.chosen': ({ stars }) => choose('Overall rating', stars),
    'aspect.chosen': ({ stars }) => choose('Usefulness', stars),
    'comment.changed': ({ comment }) => type(/^Comment/, comment),
    'form.submit': submitForm,
  },
  see: {
    'rating.configuring': noButton,
    'rating.askingPermission': noButton,
    'rating.hidden': noButton,
    'rating.disabled': () => {
      expect(screen.getByRole('button', { name: 'Already rated' })).toHaveProperty('disabled', true);
      expect(screen.getByText('You can rate again in 7 hours.')).toBeTruthy();
    },
    'rating.idle': () => {
      expect(screen.getByRole('button', { name: 'Rate data quality' })).toBeTruthy();
      expect(dialog()).toBeNull();
    },
    'rating.open.editing.idle': () => {
      expect(dialog()).toBeTruthy();
      expect(alerts()).toBe('');
    },
    'rating.open.editing.invalid': () => expect(alerts()).toBe('Select a rating'),
    'rating.open.editing.error': () =>
      expect([
        'Failed to get reCAPTCHA token. Please try again.',
        'Failed to submit rating. Please try again.',
        'Schon bewertet.',
      ]).toContain(alerts()),
    'rating.open.proving': busy,
    'rating.open.submitting': busy,
    'rating.rated': () => expect(screen.getByText('Thank you for your rating!')).toBeTruthy(),
  },
});
