import { expect, type Page } from '@playwright/test';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { searchFlow } from '../../paths/flows/search.ts';
import { http } from '../../paths/support/failures.ts';
import { browserFlow } from './browser-flow.ts';
import { at, button, click, text } from './looks.ts';

const twentyOne = Array.from({ length: 21 }, (_, index) => `firma-${index}.de`).join(', ');

/** A proof of work that is no work. */
const challenge = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey });
const captcha = { provider: 'pow', challenge };

const field = (page: Page) => page.getByRole('textbox', { name: 'Company website' });
const usable = (page: Page) => expect(button('Request Info')(page)).toBeEnabled();
const searching = (page: Page) => expect(button('Starting the search …')(page)).toBeDisabled();
const accepted = at('/transition/7f1f3c1e-6f0b-4b43-9a39-0d6f1f5f9a10');

export const searchInBrowser = browserFlow({
  flow: {
    ...searchFlow,
    inputs: searchFlow.inputs.filter(({ retry }) => retry === null),
    events: {
      'field.changed': ['muster.de', 'muster.de, kein name', 'facebook.com', twentyOne].map((entry) => ({
        text: entry,
      })),
      'form.submit': [{}],
      'captcha.proved': [{ token: 'token' }],
      'captcha.refused': [{ key: 'error.captchaTokenFailed' }],
    },
    answers: {
      submitSearch: { ...searchFlow.answers.submitSearch, errors: [http(429, { message: 'Zu viele Suchen.' })] },
    },
  },
  open: () => ({ path: '/' }),
  calls: { submitSearch: 'submitSearch', captcha: 'readCaptcha' },
  // The captcha is told of with the first touch of the form; each proof then asks for a challenge of its own.
  fill: async (page, held) => {
    await field(page).focus();
    await held.answer('readCaptcha', captcha);
  },
  acts: {
    'field.changed': async (page, event) => {
      // The same text once more would change nothing.
      await field(page).clear();
      await field(page).fill(event.text);
    },
    'form.submit': click('Request Info'),
    'captcha.proved': (_page, _event, held) => held.answer('readCaptcha', captcha),
    'captcha.refused': (_page, _event, held) => held.refuse('readCaptcha', http(503)),
  },
  see: {
    'search.editing.empty': usable,
    'search.editing.missing': text('Please enter at least one URL'),
    'search.editing.invalid': text('Invalid URLs: kein name. Please check the format.'),
    'search.editing.tooMany': text('Please enter no more than 20 URLs at once.'),
    'search.editing.warned': text(/unlikely to hold any searchable company data/),
    'search.editing.valid': usable,
    'search.editing.refused': text(/^(Zu viele Suchen\.|Failed to get reCAPTCHA token\. Please try again\.)$/),
    'search.proving': searching,
    'search.submitting': searching,
    'search.accepted.found': accepted,
    'search.accepted.partial': accepted,
    'search.accepted.running': accepted,
    'search.accepted.queued': accepted,
  },
});
