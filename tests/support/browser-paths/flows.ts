import { expect, type Page } from '@playwright/test';
import { cookieConsentFlow } from '../../paths/flows/cookie-consent.ts';
import { failureFlow } from '../../paths/flows/failure.ts';
import { leadFlow, order, proOrderFlow } from '../../paths/flows/forms.ts';
import { loadingFlow } from '../../paths/flows/loading.ts';
import { reportFlow } from '../../paths/flows/report.ts';
import { transitionFlow } from '../../paths/flows/transition.ts';
import { reportWith } from '../../paths/support/answers.ts';
import { http } from '../../paths/support/failures.ts';
import { everyOne } from '../visitor.ts';
import { browserFlow } from './browser-flow.ts';
import { at, button, click, heading, type See, text } from './looks.ts';

const offlineNote = (page: Page) => page.getByText(/^No connection/);

/** The page hears of it a little later. */
const connection = {
  'connection.lost': async (page: Page) => {
    await page.context().setOffline(true);
    await expect(offlineNote(page)).toBeVisible();
  },
  'connection.restored': async (page: Page) => {
    await page.context().setOffline(false);
    await expect(offlineNote(page)).toHaveCount(0);
  },
};
const jobId = 'job-1';

const inProgress = heading('Your report is being prepared');

export const reportInBrowser = browserFlow({
  flow: { ...reportFlow, inputs: [{ jobId }] },
  open: () => ({ path: '/report/job-1/basic' }),
  calls: {
    readReport: 'readReport',
    rereadReport: 'readReport',
    readLast: 'readReport',
    readStatus: 'readStatus',
    recheckStatus: 'readStatus',
  },
  acts: connection,
  see: {
    'report.watching.opening.reading': text('Loading report …'),
    'report.watching.opening.checkingStatus': text('Loading report …'),
    'report.watching.inProgress.waiting': inProgress,
    'report.watching.inProgress.reading': inProgress,
    'report.watching.inProgress.checkingStatus': inProgress,
    'report.watching.inProgress.paused': inProgress,
    'report.ready': heading('Shall we keep in touch?'),
    'report.completed': text('completed'),
    'report.failed': text('The website could not be evaluated.'),
    'report.notFound': text('Report not found'),
    'report.unloadable': text('Failed to load report'),
    'report.timedOut': text('The search has taken longer than ten minutes.'),
  },
});

const step = (number: number) => text(`Step ${number} of 7`);
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress' });

export const loadingInBrowser = browserFlow({
  flow: {
    ...loadingFlow,
    inputs: [false, true].map((notified) => ({ jobId, company: null, notified, notifyKey: 'key' })),
    answers: { ...loadingFlow.answers, recallElapsed: { outputs: [0] } },
  },
  open: ({ notified }) => ({ path: '/loading/job-1', state: { notified } }),
  calls: { readStatus: 'readStatus', readReport: 'readReport', notify: 'requestNotify' },
  ends: {
    notify: async (page) => {
      await page.getByLabel('Name').fill('Eva Muster');
      await page.getByLabel('Email address').fill('eva@muster.de');
      await click('Notify me')(page);
    },
  },
  acts: { ...connection, 'report.shown': click('Show report now') },
  see: {
    'loading.showing.polling.completed': (page) => expect(progress(page)).toHaveAttribute('value', '100'),
    'loading.showing.steps.first': step(1),
    'loading.showing.steps.second': step(2),
    'loading.showing.steps.third': step(3),
    'loading.showing.steps.fourth': step(4),
    'loading.showing.steps.fifth': step(5),
    'loading.showing.steps.sixth': step(6),
    'loading.showing.steps.seventh': step(7),
    'loading.showing.patience.offering': (page) => expect(button('Notify me')(page)).toBeVisible(),
    'loading.showing.patience.thanked': text('Thank you!'),
    'loading.finished': at('/report/job-1/basic'),
    'loading.failed': at('/error/job-1'),
  },
});

export const transitionInBrowser = browserFlow({
  flow: { ...transitionFlow, inputs: transitionFlow.inputs.filter((input) => input.jobId !== null) },
  open: ({ immediate }) => ({
    path: '/transition/job-1',
    state: { status: immediate ? 'found' : 'running', position: null, companies: [] },
  }),
  calls: { notify: 'requestNotify', newsletter: 'subscribeNewsletter' },
  ends: {
    notify: async (page) => {
      await page.locator('#notify-name').fill('Eva Muster');
      await page.locator('#notify-email').fill('eva@muster.de');
      await click('Notify me')(page);
    },
    newsletter: async (page) => {
      await page.locator('#newsletter-email').fill('eva@muster.de');
      await click('Subscribe to newsletter')(page);
    },
  },
  acts: { 'transition.continue': click('Continue') },
  see: {
    'transition.waiting.exit.counting': (page) => expect(button('Continue')(page)).toBeDisabled(),
    'transition.waiting.exit.ready': (page) => expect(button('Continue')(page)).toBeEnabled(),
    'transition.waiting.notify.offering': (page) => expect(button('Notify me')(page)).toBeVisible(),
    'transition.waiting.notify.thanked': text('Thank you!'),
    'transition.waiting.newsletter.offering': (page) => expect(button('Subscribe to newsletter')(page)).toBeVisible(),
    'transition.waiting.newsletter.thanked': text('Almost done!'),
    'transition.left': at('/report/job-1'),
  },
});

export const failureInBrowser = browserFlow({
  flow: failureFlow,
  open: () => ({ path: '/error/job-1' }),
  calls: { readSearchError: 'readSearchError' },
  acts: { 'failure.retry': click('Try Again') },
  see: {
    'failure.reading': text('Loading the cause of the error …'),
    'failure.known.noResults': heading('No Company Data Found'),
    'failure.known.failed': heading('Data Extraction Failed'),
    'failure.known.timedOut': heading('Request Timed Out'),
    'failure.known.unknown': heading('Processing Error'),
    'failure.retried': at('/'),
  },
});

/** Garbage and refusals alike are told in the form's own words; one of each kind is enough here. */
const failing = { submitForm: { outputs: [undefined], errors: [http(400, { error: 'Nein.' })] } };

export const leadInBrowser = browserFlow({
  flow: { ...leadFlow, answers: failing },
  open: () => ({ path: '/report/job-1/basic' }),
  answers: { readReport: reportWith('ready') },
  calls: { submitForm: 'submitLead' },
  acts: {
    'field.changed': (page, { field, value }) => page.locator(`#lead-${field}`).fill(value),
    'form.submit': click('Get in touch'),
  },
  see: {
    'lead.editing.idle': (page) => expect(button('Get in touch')(page)).toBeEnabled(),
    'lead.editing.invalid': text(/^Please enter (your name|a valid email address)/),
    'lead.editing.error': text('Nein.'),
    'lead.submitting': (page) => expect(button('Sending …')(page)).toBeDisabled(),
    'lead.success': text('Thank you!'),
  },
});

const consent = /I am aware|I have read/;

export const proOrderInBrowser = browserFlow({
  flow: {
    ...proOrderFlow,
    answers: failing,
    // The button cannot be pressed before both boxes are ticked.
    inputs: [
      {
        values: { ...order, disclaimerAccepted: true, privacyAccepted: true },
        subject: jobId,
        idempotencyKey: 'key',
      },
    ],
    events: {
      'field.changed': [
        { field: 'companyName', value: ' ' },
        { field: 'companyName', value: 'Muster GmbH' },
      ],
      'form.submit': [{}],
    },
  },
  open: () => ({ path: '/pro-report/job-1' }),
  fill: async (page) => {
    const { companyName, firstName, lastName, street, postalCode, city, email } = order;
    for (const [field, value] of Object.entries({
      companyName,
      firstName,
      lastName,
      street,
      postalCode,
      city,
      email,
    })) {
      await page.locator(`#pro-${field}`).fill(value);
    }
    for (const box of await everyOne(page.getByRole('checkbox', { name: consent }))) await box.check();
  },
  calls: { submitForm: 'orderPro' },
  acts: {
    'field.changed': (page, { field, value }) => page.locator(`#pro-${field}`).fill(String(value)),
    'form.submit': click('Order with obligation to pay'),
  },
  see: {
    'proOrder.editing.idle': (page) => expect(button('Order with obligation to pay')(page)).toBeEnabled(),
    'proOrder.editing.invalid': text('Company name is required.'),
    'proOrder.editing.error': text('Nein.'),
    'proOrder.submitting': (page) => expect(button('Sending the order …')(page)).toBeDisabled(),
    'proOrder.success': text('Thank you for your order!'),
  },
});

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie settings' });
const closed: See = (page) => expect(banner(page)).toHaveCount(0);
const switches = { analytics: /^Analytics/, marketing: /^Marketing/ };

export const cookieConsentInBrowser = browserFlow({
  flow: {
    ...cookieConsentFlow,
    answers: {
      ...cookieConsentFlow.answers,
      recallConsent: { outputs: [null] },
      storeConsent: { outputs: [undefined] },
    },
  },
  open: () => ({ path: '/agb' }),
  calls: { postConsent: 'storeConsent' },
  acts: {
    'consent.accepted': click('Accept all'),
    'consent.rejected': click('Reject all'),
    'consent.customised': click('Customise'),
    'category.toggled': (page, { category }) => page.getByRole('switch', { name: switches[category] }).click(),
    'consent.saved': click('Save selection'),
    'consent.reopened': (page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click(),
    'consent.followed': (page, { categories }) =>
      page.evaluate((newValue) => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent', newValue }));
      }, JSON.stringify(categories)),
  },
  see: {
    'cookieConsent.undecided.banner': (page) => expect(button('Customise')(page)).toBeVisible(),
    'cookieConsent.undecided.customising': (page) => expect(button('Save selection')(page)).toBeVisible(),
    'cookieConsent.decided.choice.all': closed,
    'cookieConsent.decided.choice.none': closed,
    'cookieConsent.decided.choice.chosen': closed,
  },
});
