import { search, untilFinal } from '../support/client.ts';
import { expect, test } from '../support/e2e.ts';
import { open, openIn, screenUrl } from '../support/visitor.ts';

const unknownJob = '00000000-0000-4000-8000-000000000000';

test('the loading screen survives a reload', async ({ page, server }) => {
  const { jobId } = await search(server.url, ['geduld-druckerei.de']);
  await openIn(page, 'en', `/loading/${jobId}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Show report now' }).click();
  await expect(page.getByRole('article', { name: 'Druckerei Geduld GmbH' })).toBeVisible();
});

test('the report of a running job waits, and survives reload and deep link', async ({ page, context, server }) => {
  const { jobId } = await search(server.url, ['https://geduld-druckerei.de/ueber-uns']);
  await openIn(page, 'en', `/report/${jobId}/basic`);
  await expect(page.getByText('processing', { exact: true })).toBeVisible();
  const company = page.getByRole('article', { name: 'Druckerei Geduld GmbH' });
  await expect(company).toContainText('Friederike Geduld');
  await page.reload();
  await expect(company).toContainText('HRB 118402');

  const otherTab = await context.newPage();
  await open(otherTab, `/report/${jobId}/basic`);
  await expect(otherTab.getByRole('article', { name: 'Druckerei Geduld GmbH' })).toBeVisible();
  await expect(otherTab.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an unknown job', () => {
  test.use({ expectedErrors: [/404/] });

  test('has no report', async ({ page }) => {
    await openIn(page, 'en', `/report/${unknownJob}/basic`);
    await expect(page.getByText('Report not found')).toBeVisible();
  });
});

test('the transition screen without a job leads home', async ({ page }) => {
  await page.goto('/transition');
  await expect(page).toHaveURL('/');
});

test('a company that was scanned a moment ago is found at once, without a countdown', async ({ page, server }) => {
  const { jobId } = await search(server.url, ['optik-steinbrueck.de']);
  await untilFinal(server.url, jobId);
  await page.clock.install();
  await openIn(page, 'en', '/');
  await page.getByRole('textbox', { name: 'Company website' }).fill('optik-steinbrueck.de');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Request Info' }).click();
  await expect(page).toHaveURL(screenUrl('/transition'));
  // Enough for React to show the screen, too little for the countdown.
  await page.clock.runFor(1_000);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});
