import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { startServer, type TestServer } from '../support/server.ts';
import { openIn, submitSearch } from '../support/visitor.ts';

const home = ['impressum', 'kontakt', 'ueber-uns', 'team'].map((path) => `<a href="/${path}">${path}</a>`).join(' ');
const imprint = `<title>Ahornwerk GmbH</title><h1>Impressum</h1>
<p>Ahornwerk GmbH<br>Lindenweg 4<br>50667 Köln</p><p>Geschäftsführerin: Eva Winter</p>`;

/** A website that is slow until it is released, though never as slow as to be given up. */
const released = Promise.withResolvers<void>();
const slowness = 5_000;
let site: Server;
/** The server and the pages as `npm run dev` starts them with INSPECT=1. */
let server: TestServer;
let vite: ViteDevServer;

test.beforeAll(async () => {
  site = createServer(async (request, response) => {
    await Promise.race([released.promise, sleep(slowness)]);
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(request.url === '/' ? home : imprint);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  server = await startServer({ farmPort: port, env: { INSPECT: '1', NODE_ENV: 'development' } });
  const proxy = { '/api': server.url };
  vite = await createVite({ server: { host: '127.0.0.1', port: 0, proxy }, logLevel: 'error' });
  await vite.listen();
});

test.afterAll(async () => {
  await vite.close();
  await server.stop();
  site.close();
});

const addressOf = (path: string): string => new URL(path, vite.resolvedUrls?.local[0]).href;

async function openViewer(page: Page): Promise<Page> {
  const viewer = await page.context().newPage();
  await viewer.goto(addressOf('/inspect.html'));
  return viewer;
}

test('viewers see a scan job move on the server while its search runs, from wherever it stands', async ({ page }) => {
  const viewer = await openViewer(page);
  await openIn(page, 'en', addressOf('/'));
  // Addresses of one host are scanned one after another: until the release that takes longer than two viewers to load.
  const jobId = await submitSearch(page, 'en', 'ahornwerk.de, ahornwerk.de/kontakt, ahornwerk.de/team');
  const name = `scanJob ${jobId.slice(0, 8)}`;
  const lateViewer = await openViewer(page);
  const charts = [viewer, lateViewer].map((each) => each.getByRole('region', { name }));

  for (const each of [viewer, lateViewer]) await each.getByRole('button', { name }).click();
  for (const chart of charts) await expect(chart.locator('[aria-current] > span')).toHaveText(['running']);
  released.resolve();
  for (const chart of charts) await expect(chart.locator('[aria-current] > span')).toHaveText(['ready']);

  const log = viewer.getByRole('region', { name: 'Events' });
  const moves = log.getByRole('listitem').filter({ hasText: name });
  await expect(moves.locator('code')).toHaveText(['scan.finished', 'worker.took']);
  // The server alone moves its records.
  await expect(viewer.getByRole('region', { name }).getByRole('button')).toHaveCount(0);
});
