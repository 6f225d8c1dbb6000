import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { open, openIn, submitSearch } from '../support/visitor.ts';

const banner = (page: Page) =>
  page.getByRole('region', { name: /^Cookie/ }).or(page.getByRole('dialog', { name: /^Cookie/ }));

const storedConsent = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));

/** The categories that the page posts for the record. */
const posted = async (page: Page) => {
  const request = await page.waitForRequest((asked) => asked.url().endsWith('/api/cookie-consent'));
  return request.postDataJSON();
};

for (const { button, decision } of [
  { button: 'Accept all', decision: { analytics: true, marketing: true } },
  { button: 'Reject all', decision: { analytics: false, marketing: false } },
  { button: 'Close', decision: { analytics: false, marketing: false } },
]) {
  test(`'${button}' decides, is posted and is not asked again`, async ({ page }) => {
    await openIn(page, 'en', '/');
    const record = posted(page);
    await banner(page).getByRole('button', { name: button, exact: true }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await record).toMatchObject({ categories: decision });
    await expect.poll(() => storedConsent(page)).toMatchObject(decision);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    // Time for the banner, which is fetched where it is needed.
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toHaveCount(0);
  });
}

test('customising offers two switches beside the essential, and stores the choice', async ({ page }) => {
  await openIn(page, 'en', '/');
  await banner(page).getByRole('button', { name: 'Customise' }).click();
  await expect(banner(page).getByRole('switch', { name: /^Essential/ })).toBeDisabled();
  await expect(banner(page).getByRole('switch', { name: /^Essential/ })).toBeChecked();
  await banner(page)
    .getByRole('switch', { name: /^Analytics/ })
    .check();
  const record = posted(page);
  await banner(page).getByRole('button', { name: 'Save selection' }).click();
  expect(await record).toMatchObject({ categories: { analytics: true, marketing: false } });
  await expect(banner(page)).toHaveCount(0);
});

test('searching works before any decision and after a refusal', async ({ page }) => {
  await openIn(page, 'en', '/');
  await submitSearch(page, 'en', 'lohmann-zimmerei.de');
  await banner(page).getByRole('button', { name: 'Reject all' }).click();
  await open(page, '/');
  await submitSearch(page, 'en', 'tischlerei-ahlborn.de');
});

test('the footer opens the banner again, and other tabs follow a decision', async ({ page, context }) => {
  await openIn(page, 'en', '/');
  const second = await context.newPage();
  await open(second, '/');
  await expect(banner(second)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(banner(second)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toBeVisible();
});

test.describe('a server that fails to record', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('does not disturb the visitor', async ({ page }) => {
    await page.route('**/api/cookie-consent', (route) => route.fulfill({ status: 500, body: 'Oops' }));
    await openIn(page, 'en', '/');
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
