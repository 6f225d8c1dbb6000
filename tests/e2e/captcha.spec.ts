import { postJson } from '../support/client.ts';
import { expect, test } from '../support/e2e.ts';
import { openIn, submitSearch } from '../support/visitor.ts';

test.use({ serverEnv: { CAPTCHA_PROVIDER: 'pow', RATE_LIMIT: 'on' } });

test('a search with the real proof of work is accepted', async ({ page }) => {
  await openIn(page, 'en', '/');
  const jobId = await submitSearch(page, 'en', 'kiesewetter-floristik.de');
  await page.goto(`/report/${jobId}/basic`);
  await expect(page.getByRole('article', { name: 'Blumenwerkstatt Mareike Kiesewetter' })).toBeVisible();
});

test('a search without a proof is refused', async ({ server }) => {
  const response = await postJson(`${server.url}/api/search`, {
    urls: ['kiesewetter-floristik.de'],
    captchaToken: 'made-up',
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
});
