import { expect, test } from '../support/jobs.ts';
import { routesFor } from '../support/routes.ts';
import { open, openIn, submitSearch } from '../support/visitor.ts';

// What is asked of foreign hosts fails each of these tests: every page is watched (support/e2e.ts).
for (const button of ['Reject all', 'Close']) {
  test(`after '${button}' no route asks a foreign host, and searching works`, async ({ page, jobs }) => {
    test.setTimeout(180_000);
    await openIn(page, 'en', '/');
    const banner = page.getByRole('region', { name: /^Cookie/ }).or(page.getByRole('dialog', { name: /^Cookie/ }));
    await banner.getByRole('button', { name: button, exact: true }).click();
    await expect(banner).toHaveCount(0);
    for (const route of routesFor(jobs)) {
      await test.step(route, async () => {
        await open(page, route);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Time for whatever a page loads late: pictures, fonts, scripts.
        await page.waitForLoadState('networkidle');
        await expect(banner).toHaveCount(0);
      });
    }
    await open(page, '/');
    await submitSearch(page, 'en', 'nordwind-analytics.de');
  });
}
