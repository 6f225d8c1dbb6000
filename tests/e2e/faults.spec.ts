import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timing } from '../../contract/limits.ts';
import { search, untilFinal } from '../support/client.ts';
import { expect, test } from '../support/e2e.ts';
import { startServer } from '../support/server.ts';
import { open, openIn, screenUrl, showReport, stopTime, untilShown } from '../support/visitor.ts';

test.describe('a crash of the server', () => {
  // While the server is away the browser notes every refused poll.
  test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/] });

  test('in the middle of a scan delays the report and loses nothing', async ({ page, farm, slowSite }) => {
    test.setTimeout(120_000);
    const dataDir = await mkdtemp(join(tmpdir(), 'firmenlupe-crash-'));
    let server = await startServer({ farmPort: farm.port, dataDir });
    try {
      const { url } = server;
      await openIn(page, 'en', url);
      await stopTime(page);
      const { jobId } = await search(url, [slowSite.address]);
      await open(page, `${url}/loading/${jobId}`);
      await untilShown(page);
      await expect(page.getByRole('progressbar')).toBeVisible();
      await server.kill9();
      const refused = page.waitForEvent('requestfailed');
      await page.clock.runFor(timing.statusPoll);
      await refused;
      server = await startServer({ farmPort: farm.port, dataDir, port: Number(new URL(url).port) });
      slowSite.release();
      await untilFinal(url, jobId);
      await showReport(page, 'en');
      await expect(page.getByRole('article', { name: 'Druckerei Geduld GmbH' })).toContainText('HRB 118402');
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

test.describe('a lost connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('is told quietly while polling, and the report comes once it is back', async ({
    page,
    context,
    server,
    slowSite,
  }) => {
    await openIn(page, 'en', '/');
    const { jobId } = await search(server.url, [slowSite.address]);
    await open(page, `/report/${jobId}/basic`);
    await expect(page.getByText('processing', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/no connection/i)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/no connection/i)).toHaveCount(0);
    slowSite.release();
    await expect(page.getByRole('article', { name: 'Druckerei Geduld GmbH' })).toBeVisible();
  });
});

test.describe('a server that answers with an error while polling', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('does not end the wait', async ({ page, server, slowSite }) => {
    await openIn(page, 'en', '/');
    const { jobId } = await search(server.url, [slowSite.address]);
    let asked = 0;
    await page.route('**/api/report/**', async (route) => {
      asked += 1;
      if (asked < 2 || asked > 3) return route.fallback();
      return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Service Unavailable</h1>' });
    });
    await open(page, `/report/${jobId}/basic`);
    await expect(page.getByText('processing', { exact: true })).toBeVisible();
    slowSite.release();
    await expect(page.getByRole('article', { name: 'Druckerei Geduld GmbH' })).toBeVisible();
    expect(asked).toBeGreaterThan(3);
  });
});

test('two tabs share the language', async ({ page, context }) => {
  await open(page, '/');
  const second = await context.newPage();
  await open(second, '/');
  await second.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox', { name: 'Company website' })).toBeVisible();
});

test('blocked storage leaves a working German page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Company website' })).toBeVisible();
});

test('a double click submits one search', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/search')) posts.push(request.url());
  });
  await openIn(page, 'en', '/');
  await page.getByRole('textbox', { name: 'Company website' }).fill('lohmann-zimmerei.de');
  await page.getByRole('button', { name: 'Request Info' }).dblclick();
  await expect(page).toHaveURL(screenUrl('/transition'));
  expect(posts).toHaveLength(1);
});

test.describe('a refused search', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('keeps what was typed and says so', async ({ page }) => {
    await page.route('**/api/search', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
    );
    await openIn(page, 'en', '/');
    const website = page.getByRole('textbox', { name: 'Company website' });
    await website.fill('lohmann-zimmerei.de, optik-steinbrueck.de');
    await page.getByRole('button', { name: 'Request Info' }).click();
    await expect(page.getByText('Failed to process search. Please try again.')).toBeVisible();
    await expect(website).toHaveValue('lohmann-zimmerei.de, optik-steinbrueck.de');
  });
});
