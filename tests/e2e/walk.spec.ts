import type { Page } from '@playwright/test';
import { seriousFaults } from '../support/axe.ts';
import { expect, test } from '../support/jobs.ts';
import { routesFor } from '../support/routes.ts';
import { open, openIn } from '../support/visitor.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Between them, the widths see both colour schemes. */
const windows = [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

for (const language of ['de', 'en'] as const) {
  for (const { width, colorScheme } of windows) {
    test(`every route in ${language} at ${width} px (${colorScheme}): no error, no serious accessibility fault`, async ({
      page,
      jobs,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      // No colour is judged on its way from one to another.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openIn(page, language, '/');
      for (const route of routesFor(jobs)) {
        await test.step(route, async () => {
          await open(page, route);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await seriousFaults(page), `accessibility of ${route}`).toEqual([]);
          expect.soft(await overflow(page), `${route} is wider than the window`).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
