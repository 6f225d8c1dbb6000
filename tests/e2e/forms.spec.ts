import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { search, untilFinal } from '../support/client.ts';
import { expect, test } from '../support/jobs.ts';
import { mailTo } from '../support/outbox.ts';
import { openIn } from '../support/visitor.ts';

/** Lets the next calls of a path fail as a broken server would, with a sentence of the server where one is given. */
const failCalls = async (page: Page, path: string, sentence?: string) =>
  page.route(path, (route) =>
    route.fulfill(
      sentence === undefined
        ? { status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }
        : { status: 500, json: { success: false, code: 'internal', message: sentence, error: sentence } },
    ),
  );

test.use({ expectedErrors: [/status of 500/] });

test.describe('newsletter', () => {
  test('asks for a valid address, then for a confirmation by mail', async ({ page, server }) => {
    const address = `anna-${randomUUID()}@leserin.example`;
    await openIn(page, 'en', '/');
    const box = page.getByRole('region', { name: 'News from Firmenlupe' });
    await box.getByRole('textbox', { name: 'Email address' }).fill('anna.example.org');
    await box.getByRole('button', { name: 'Subscribe to newsletter' }).click();
    await expect(box.getByText('Please enter a valid email address')).toBeVisible();
    await box.getByRole('textbox', { name: 'Email address' }).fill(address);
    await box.getByRole('button', { name: 'Subscribe to newsletter' }).click();
    await expect(box.getByText('Please confirm your subscription')).toBeVisible();
    await expect(box.getByRole('textbox')).toHaveCount(0);
    const mail = await mailTo(server.dataDir, address);
    expect(mail.text).toMatch(/https?:\/\//);
  });

  test('keeps what was typed when the server fails', async ({ page }) => {
    await failCalls(page, '**/api/newsletter/subscribe');
    await openIn(page, 'en', '/');
    const box = page.getByRole('region', { name: 'News from Firmenlupe' });
    const email = box.getByRole('textbox', { name: 'Email address' });
    await email.fill('anna@leserin.example');
    await box.getByRole('button', { name: 'Subscribe to newsletter' }).click();
    await expect(box.getByText('Subscription failed. Please try again.')).toBeVisible();
    await expect(email).toHaveValue('anna@leserin.example');
  });
});

test.describe('notification on the transition screen', () => {
  test('needs a name and an address, and thanks', async ({ page, jobs }) => {
    await openIn(page, 'en', `/transition/${jobs.ready}`);
    const submit = page.getByRole('button', { name: 'Notify me' });
    const form = page.locator('form', { has: submit });
    await submit.click();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('textbox', { name: 'Name' }).fill('Berta Beispiel');
    await submit.click();
    await expect(form.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('textbox', { name: 'Email address' }).fill('berta@kundin.example');
    await submit.click();
    await expect(page.getByText('You will receive an email as soon as your report is ready.')).toBeVisible();
  });
});

test.describe('lead form', () => {
  test('needs a name and a real address, and is replaced by its confirmation', async ({ page, jobs }) => {
    await openIn(page, 'en', `/report/${jobs.ready}/basic`);
    const box = page.getByRole('region', { name: 'Shall we keep in touch?' });
    const submit = box.getByRole('button', { name: 'Get in touch' });
    await submit.click();
    await expect(box.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await box.getByRole('textbox', { name: 'Name' }).fill('Clara Kundin');
    await box.getByRole('textbox', { name: 'Email address' }).fill('clara@nirgends');
    await submit.click();
    await expect(box.getByText('Please enter a valid email address.')).toBeVisible();
    await box.getByRole('textbox', { name: 'Email address' }).fill('clara@kundin.example');
    await submit.click();
    await expect(box.getByText('Thank you!')).toBeVisible();
    await expect(box.getByRole('textbox')).toHaveCount(0);
  });

  test('is disabled while it is being sent', async ({ page, jobs }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/report/*/lead', async (route) => {
      await gate.promise;
      await route.fallback();
    });
    await openIn(page, 'en', `/report/${jobs.ready}/basic`);
    const box = page.getByRole('region', { name: 'Shall we keep in touch?' });
    await box.getByRole('textbox', { name: 'Name' }).fill('Ida Kundin');
    await box.getByRole('textbox', { name: 'Email address' }).fill('ida@kundin.example');
    await box.getByRole('button', { name: 'Get in touch' }).click();
    await expect(box.getByRole('button', { name: 'Sending …' })).toBeDisabled();
    gate.resolve();
    await expect(box.getByText('Thank you!')).toBeVisible();
  });

  test("shows the server's sentence above the form, or its own", async ({ page, jobs }) => {
    await openIn(page, 'en', `/report/${jobs.ready}/basic`);
    const box = page.getByRole('region', { name: 'Shall we keep in touch?' });
    await box.getByRole('textbox', { name: 'Name' }).fill('Clara Kundin');
    await box.getByRole('textbox', { name: 'Email address' }).fill('clara@kundin.example');
    await failCalls(page, '**/api/report/*/lead', 'The drawer is full.');
    await box.getByRole('button', { name: 'Get in touch' }).click();
    await expect(box.getByText('The drawer is full.')).toBeVisible();
    await page.unroute('**/api/report/*/lead');
    await failCalls(page, '**/api/report/*/lead');
    await box.getByRole('button', { name: 'Get in touch' }).click();
    await expect(box.getByText('Failed to submit lead capture')).toBeVisible();
    await expect(box.getByRole('textbox', { name: 'Name' })).toHaveValue('Clara Kundin');
  });
});

test.describe('feedback', () => {
  test('needs stars, counts characters down, and thanks', async ({ page, jobs }) => {
    await openIn(page, 'en', `/report/${jobs.ready}/basic`);
    const box = page.getByRole('region', { name: 'How helpful is this report?' });
    const comment = box.getByRole('textbox', { name: 'Comment' });
    await expect(box.getByText('500 characters left')).toBeVisible();
    await comment.fill('x'.repeat(499));
    await expect(box.getByText('1 character left')).toBeVisible();
    await comment.fill('Very clear.');
    await box.getByRole('button', { name: 'Send feedback' }).click();
    await expect(box.getByText('Please select a rating')).toBeVisible();
    await box.getByRole('radio', { name: '4 stars' }).check();
    await box.getByRole('button', { name: 'Send feedback' }).click();
    await expect(box.getByText('Thank you for your feedback!')).toBeVisible();
  });

  test('keeps what was typed when the server fails', async ({ page, jobs }) => {
    await failCalls(page, '**/api/feedback');
    await openIn(page, 'en', `/report/${jobs.ready}/basic`);
    const box = page.getByRole('region', { name: 'How helpful is this report?' });
    await box.getByRole('radio', { name: '2 stars' }).check();
    await box.getByRole('textbox', { name: 'Comment' }).fill('Very clear.');
    await box.getByRole('button', { name: 'Send feedback' }).click();
    await expect(box.getByText('Failed to submit feedback. Please try again.')).toBeVisible();
    await expect(box.getByRole('textbox', { name: 'Comment' })).toHaveValue('Very clear.');
    await expect(box.getByRole('radio', { name: '2 stars' })).toBeChecked();
  });
});

test.describe('rating', () => {
  test('needs stars, fails in words, thanks, and is not offered twice', async ({ page, server }) => {
    // A company of its own: the others can still be rated.
    const { jobId } = await search(server.url, ['kupfermuehle-roesterei.de']);
    await untilFinal(server.url, jobId);
    await openIn(page, 'en', `/report/${jobId}/basic`);
    await page.getByRole('button', { name: 'Rate data quality' }).click();
    const modal = page.getByRole('dialog', { name: /How good is the data on/ });
    await modal.getByRole('button', { name: 'Submit rating' }).click();
    await expect(modal.getByText('Select a rating')).toBeVisible();
    await modal.getByRole('group', { name: 'Overall rating' }).getByRole('radio', { name: '5 stars' }).check();
    await modal.getByRole('textbox', { name: 'Comment' }).fill('All correct.');

    await failCalls(page, '**/api/companies/ratings');
    await modal.getByRole('button', { name: 'Submit rating' }).click();
    await expect(modal.getByText('Failed to submit rating. Please try again.')).toBeVisible();
    await expect(modal.getByRole('textbox', { name: 'Comment' })).toHaveValue('All correct.');

    await page.unroute('**/api/companies/ratings');
    await modal.getByRole('button', { name: 'Submit rating' }).click();
    await expect(modal.getByText('Thank you for your rating!')).toBeVisible();
    await modal.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Already rated' })).toBeDisabled();
    await expect(page.getByText(/You can rate again in \d+ hours?\./)).toBeVisible();
  });
});
