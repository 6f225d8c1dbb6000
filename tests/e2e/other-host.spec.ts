import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Pages of a host of their own: another port is another origin. */
const startPages = async () => {
  const pages = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end('<!doctype html><link rel="icon" href="data:,">');
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const { port } = pages.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => pages.close() };
};

/** A search as the browser application sends it; what a page gets to see of the answer. */
const searchFrom = (page: Page, api: string) =>
  page.evaluate(async (url) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Idempotency-Key': crypto.randomUUID(),
    };
    const body = JSON.stringify({ urls: ['lohmann-zimmerei.de'], captchaToken: '' });
    try {
      const { status } = await fetch(url, { method: 'POST', headers, body });
      return status;
    } catch {
      return 'kept from the page';
    }
  }, `${api}/api/search`);

test.describe('an API on another host than its pages', () => {
  test.use({ expectedErrors: [/CORS policy|ERR_FAILED|status of 405/] });

  let ours: Awaited<ReturnType<typeof startPages>>;
  let others: typeof ours;
  let api: TestServer;
  test.beforeAll(async ({ farm }) => {
    [ours, others] = [await startPages(), await startPages()];
    api = await startServer({ farmPort: farm.port, env: { WEB_ORIGIN: ours.origin } });
  });
  test.afterAll(async () => {
    await api.stop();
    ours.close();
    others.close();
  });

  test('is called by them and by nobody else', async ({ page, server }) => {
    await page.goto(ours.origin);
    expect(await searchFrom(page, api.url)).toBe(200);
    expect(await searchFrom(page, server.url), 'an API without WEB_ORIGIN').toBe('kept from the page');
    await page.goto(others.origin);
    expect(await searchFrom(page, api.url)).toBe('kept from the page');
  });
});
