import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { HomeScreen } from '../../../../src/screens/home/HomeScreen.tsx';
import { searchFlow } from '../../flows/search.ts';
import { viewFlow } from '../harness/view-flow.ts';
import { alerts, submitForm } from '../support/acts.ts';
import { silentCaptcha } from '../support/silent-captcha.ts';

const field = () => screen.getByRole('textbox', { name: 'Company website' });
const button = (name = 'Request Info') => screen.getByRole('button', { name });
const usable = (usable: boolean) => expect(button()).toHaveProperty('disabled', !usable);
const searching = () => expect(button('Starting the search …')).toHaveProperty('disabled', true);
const accepted = () => expect(window.location.pathname).toMatch(/^\/transition\/[0-9a-f-]{36}$/);

export const searchView = viewFlow({
  flow: searchFlow,
  name: 'search',
  element: () => <HomeScreen />,
  arrival: ({ retry }) => retry && { retryUrls: retry.urls, retryReason: retry.reason },
  calls: { submitSearch: 'submitSearch' },
  stubs: { captcha: silentCaptcha },
  told: ['captcha.proved', 'captcha.refused'],
  acts: {
    'field.changed': ({ text }) => void fireEvent.change(field(), { target: { value: text } }),
    'field.focused': () => void fireEvent.focus(field()),
    'form.submit': submitForm,
  },
  see: {
    'search.editing.empty': () => {
      expect(alerts()).toBe('');
      usable(true);
    },
    'search.editing.missing': () => expect(alerts()).toBe('Please enter at least one URL'),
    'search.editing.invalid': () => {
      expect(alerts()).toBe('Invalid URLs: kein name. Please check the format.');
      usable(false);
    },
    'search.editing.tooMany': () => {
      expect(alerts()).toBe('Please enter no more than 20 URLs at once.');
      usable(false);
    },
    'search.editing.warned': () => {
      expect(screen.getByText(/unlikely to hold any searchable company data/)).toBeTruthy();
      usable(true);
    },
    'search.editing.valid': () => {
      expect(alerts()).toBe('');
      usable(true);
    },
    'search.editing.refused': () => {
      expect([
        'reCAPTCHA not loaded. Please try again.',
        'Failed to get reCAPTCHA token. Please try again.',
        'Failed to process search. Please try again.',
        'Zu viele Suchen.',
      ]).toContain(alerts());
      expect(field()).not.toHaveProperty('value', '');
    },
    'search.proving': searching,
    'search.submitting': searching,
    'search.accepted.found': accepted,
    'search.accepted.partial': accepted,
    'search.accepted.running': accepted,
    'search.accepted.queued': accepted,
  },
});
