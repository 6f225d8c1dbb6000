import { search, untilFinal } from '../support/client.ts';
import { expect, test } from '../support/e2e.ts';
import { open, openIn, showReport, stopTime, submitSearch, untilShown } from '../support/visitor.ts';

const unknownJob = '00000000-0000-4000-8000-000000000000';

test('the loading screen survives a reload', async ({ page, server, slowSite }) => {
  await openIn(page, 'en', '/');
  const { jobId } = await search(server.url, [slowSite.address]);
  await open(page, `/loading/${jobId}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await stopTime(page);
  await page.reload();
  await untilShown(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  slowSite.release();
  await showReport(page, 'en');
  await expect(page.getByRole('article', { name: 'Druckerei Geduld GmbH' })).toBeVisible();
});

test('the report of a running job waits, and survives reload and deep link', async ({
  page,
  context,
  server,
  slowSite,
}) => {
  await openIn(page, 'en', '/');
  const { jobId } = await search(server.url, [slowSite.address]);
  await open(page, `/report/${jobId}/basic`);
  await expect(page.getByText('processing', { exact: true })).toBeVisible();
  slowSite.release();
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
  await openIn(page, 'en', '/');
  await stopTime(page);
  await submitSearch(page, 'en', 'optik-steinbrueck.de');
  // No countdown passes.
  await untilShown(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});
