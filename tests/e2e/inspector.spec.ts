import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { open } from '../support/visitor.ts';

const canary = 'kanarie@vogel.example';
const jobId = '7f1f3c1e-6f0b-4b43-9a39-0d6f1f5f9a10';

/** The pages as `npm run dev` serves them; their API calls are answered here. */
let vite: ViteDevServer;

test.beforeAll(async () => {
  vite = await createServer({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
  await vite.listen();
});

test.afterAll(() => vite.close());

const addressOf = (path: string): string => new URL(path, vite.resolvedUrls?.local[0]).href;

test.beforeEach(({ context }) => context.route('**/api/inspect', (route) => route.fulfill({ status: 404 })));

/** Answers the calls of the home screen; the search waits for the returned function. */
async function answerCalls(page: Page): Promise<() => void> {
  const search = Promise.withResolvers<void>();
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.route('**/api/captcha', (route) => route.fulfill({ json: { provider: 'none' } }));
  await page.route('**/api/search', async (route) => {
    await search.promise;
    await route.fulfill({ json: { status: 'running', jobId } });
  });
  return search.resolve;
}

/** Names of the lit states in the viewer's chart. */
const litIn = (viewer: Page) => viewer.getByRole('region', { name: 'search' }).locator('[aria-current] > span');

test('the viewer shows the search move from editing to submitting while another page submits', async ({ context }) => {
  const page = await context.newPage();
  const release = await answerCalls(page);
  await open(page, addressOf('/'));
  const field = page.locator('#website');
  await field.fill('muster.de');

  // Opened in the middle of the flow, as a page of its own.
  const viewer = await context.newPage();
  await viewer.goto(addressOf('/inspect.html'));
  await viewer.getByRole('button', { name: /^search / }).click();
  await expect(litIn(viewer)).toHaveText(['editing', 'valid']);

  await field.press('Enter');
  await expect(litIn(viewer)).toHaveText(['submitting']);
  await expect(viewer.getByRole('region', { name: 'Events' }).getByText('form.submit')).toBeVisible();
  release();
  await expect(litIn(viewer)).toHaveText(['accepted', 'running']);
});

test('a click in the viewer sends an event to the page', async ({ context }) => {
  const page = await context.newPage();
  await answerCalls(page);
  await open(page, addressOf('/'));
  const viewer = await context.newPage();
  await viewer.goto(addressOf('/inspect.html'));
  await viewer.getByRole('button', { name: /^search / }).click();
  await viewer.getByRole('button', { name: 'form.submit' }).click();
  await expect(litIn(viewer)).toHaveText(['editing', 'missing']);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('nothing typed into a form is sent to the inspector', async ({ context }) => {
  const listener = await context.newPage();
  await listener.goto(addressOf('/inspect.html'));
  await listener.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('firmenlupe-inspector').onmessage = ({ data }) => heard.push(JSON.stringify(data));
  });
  const page = await context.newPage();
  await answerCalls(page);
  await open(page, addressOf('/'));
  await page.locator('#newsletter-name').fill('Karla Kanarie');
  await page.locator('#newsletter-email').fill(canary);
  await page.locator('#newsletter-email').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();

  const heard = () => listener.evaluate(() => (window as unknown as { heard: string[] }).heard.join('\n'));
  await expect.poll(heard).toContain('form.submit');
  await expect.poll(heard).toContain('submitForm');
  expect(await heard()).not.toMatch(/kanarie/i);
});

interface Chunk {
  file: string;
  imports?: string[];
}

test('no file that the first page of a production build loads holds inspector code', async () => {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'));
  const reach = (name: string): string[] => [name, ...(manifest[name]?.imports ?? []).flatMap(reach)];
  const files = [...new Set(reach('index.html').flatMap((name) => manifest[name]?.file ?? []))];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const code = await readFile(`dist/${file}`, 'utf8');
    expect(code, file).not.toMatch(/statelyai|firmenlupe-inspector|BroadcastChannel/);
  }
});
