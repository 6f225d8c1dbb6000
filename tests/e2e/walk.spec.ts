import type { Page } from '@playwright/test';
import { seriousFaults } from '../support/axe.ts';
import { search, untilFinal } from '../support/client.ts';
import { test as base, expect } from '../support/e2e.ts';
import { open, openIn } from '../support/visitor.ts';

/** A finished job and one that found nothing, made once per worker. */
const test = base.extend<object, { jobs: { ready: string; failed: string } }>({
  jobs: [
    async ({ server }, use) => {
      const finish = async (url: string) => {
        const { jobId } = await search(server.url, [url]);
        await untilFinal(server.url, jobId);
        return jobId;
      };
      await use({ ready: await finish('www.falkenrath-dachbau.de'), failed: await finish('hannas-hefezopf.de') });
    },
    { scope: 'worker' },
  ],
});

const staticPages = [
  '/impressum',
  '/datenschutz',
  '/cookie-richtlinie',
  '/cookie-policy',
  '/agb',
  '/ihre-datenrechte',
  '/cookies-verwalten',
];

const routesFor = ({ ready, failed }: { ready: string; failed: string }) => [
  '/',
  `/transition/${ready}`,
  `/report/${ready}`,
  `/loading/${ready}`,
  `/report/${ready}/basic`,
  `/pro-report/${ready}`,
  `/error/${failed}`,
  ...staticPages,
  '/etwas-anderes',
];

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of ['de', 'en'] as const) {
  for (const width of [360, 768, 1280]) {
    test(`every route in ${language} at ${width} px: no error, no serious accessibility fault`, async ({
      page,
      jobs,
    }) => {
      await page.setViewportSize({ width, height: 900 });
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
