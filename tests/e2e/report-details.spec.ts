import type { Page } from '@playwright/test';
import { seriousFaults } from '../support/axe.ts';
import { expect, type Jobs, test } from '../support/jobs.ts';
import { everyOne, openIn, stopTime } from '../support/visitor.ts';

const openReport = async (page: Page, { ready }: Jobs, language: 'de' | 'en' = 'en') => {
  await openIn(page, language, `/report/${ready}/basic`);
  return page.getByRole('article', { name: 'Falkenrath Dachbau GmbH' });
};

test('a source is opened, followed and closed by keyboard', async ({ page, jobs }) => {
  const company = await openReport(page, jobs);
  const source = company.getByRole('button', { name: 'Source of VAT ID' });
  await source.focus();
  await page.keyboard.press('Enter');
  const words = page.getByRole('note').filter({ hasText: 'DE817342659' });
  await expect(words).toBeVisible();
  await page.keyboard.press('Tab');
  const link = words.getByRole('link');
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('href', /^https?:\/\/www\.falkenrath-dachbau\.de\/impressum/);
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(source).toBeFocused();
});

test('points to check give their reasons, and the register entry a text to search for', async ({
  page,
  jobs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const company = await openReport(page, jobs);
  const points = company.locator('details', { has: page.locator('summary', { hasText: 'Points to check' }) });
  await expect(points).toContainText('The check digit of the VAT ID adds up.');
  await expect(points.getByRole('link', { name: 'Open Handelsregister.de' })).toHaveAttribute('rel', /noopener/);
  // It is said for four seconds only.
  await stopTime(page);
  await points.getByRole('button', { name: 'Copy search text' }).press('Enter');
  await expect(points.getByRole('status')).toHaveText('Copied to the clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Amtsgericht Hamburg HRB 48213');
});

test('where the browser refuses to copy, the text can be taken by hand', async ({ page, jobs }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const company = await openReport(page, jobs);
  await company.getByRole('button', { name: 'Copy search text' }).click();
  await expect(company.getByText(/^Copying was not possible/)).toBeVisible();
  await company.getByText('Amtsgericht Hamburg HRB 48213', { exact: true }).click();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Amtsgericht Hamburg HRB 48213');
});

for (const language of ['de', 'en'] as const) {
  test(`a report with everything open has no serious accessibility fault (${language})`, async ({ page, jobs }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    // No colour is judged on its way from one to another.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const company = await openReport(page, jobs, language);
    for (const summary of await everyOne(company.locator('summary'))) {
      const isOpen = await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'));
      if (!isOpen) await summary.click();
    }
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await company.getByRole('button', { name: /^(?:Quelle für USt-IdNr\.|Source of VAT ID)$/ }).click();
      await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
      expect(await seriousFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}
