import { expect, test } from '../support/e2e.ts';
import { names, open } from '../support/visitor.ts';

test('German is the default; the switch works without a reload and is kept', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = page.getByRole('textbox', { name: names.de.website });
  await german.fill('sonnfeld-energie.de');

  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox', { name: names.en.website })).toHaveValue('sonnfeld-energie.de');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

  await page.reload();
  await expect(page.getByRole('textbox', { name: names.en.website })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
