import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { faultsOnPage, loadAxe, markupOf } from '../support/axe.ts';
import { type MockedPages, readScreens, serveMocked, showScreen } from '../support/screens.ts';

// One server, and one page for many screens: what would be loaded hundreds of times is loaded once.
test.describe.configure({ mode: 'default' });
// A trace of hundreds of screens would take longer than the screens.
test.use({ trace: 'off' });

/** The pages as `npm run dev:mock` serves them. */
let pages: MockedPages;

test.beforeAll(async () => {
  pages = await serveMocked();
});

test.afterAll(() => pages.close());

/** Errors on the page's console. Refused calls are what many screens are about; the browser notes each of them. */
const watchErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Each language is the other test's. */
const choosesLanguage = (id: string) => id.startsWith('language.');

/** On its way out, a screen fades: its colours do not stay. */
const fades = (id: string) => id === 'transition.waiting.exit.leaving';

/** Between them, the windows see both colour schemes. */
const windows = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

for (const { width, colorScheme } of windows) {
  /** Markup that has been judged: words and numbers aside, many states look alike, in both languages. */
  const judged = new Set<string>();

  for (const language of ['de', 'en'] as const) {
    test(`every screen in ${language} at ${width} px (${colorScheme}): it comes, without errors, accessible and not too wide`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const errors = watchErrors(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(pages.addressOf('/__screens'));
      const screens = (await readScreens(page)).filter((id) => !choosesLanguage(id));
      await loadAxe(page);
      expect.soft(await faultsOnPage(page), 'accessibility of the list').toEqual([]);
      expect(screens.length).toBeGreaterThan(100);
      for (const id of screens) {
        await showScreen(page, id);
        expect.soft(await overflow(page), `${id} is wider than the window`).toBeLessThanOrEqual(0);
        const markup = await markupOf(page);
        if (judged.has(markup) || fades(id)) continue;
        judged.add(markup);
        expect.soft(await faultsOnPage(page), `accessibility of ${id}`).toEqual([]);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(errors, 'console errors').toEqual([]);
    });
  }
}

test('the panel changes answers, time and connection while the page runs', async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(pages.addressOf('/?screen=transition.waiting.exit.counting'));
  await expect(page.getByText('Continue in 5 seconds')).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Workbench' });
  await panel.getByRole('button', { name: /^Workbench/ }).press('Enter');
  await expect(panel.getByText('transition.waiting.exit.counting')).toBeVisible();

  // Time stands still until it is let go.
  await panel.getByRole('radio', { name: 'Stop' }).press('ArrowRight');
  await expect(panel.getByRole('radio', { name: '×1', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();

  await panel.getByLabel('POST /newsletter/subscribe').selectOption('500 internal');
  await page.locator('#newsletter-email').fill('eva@muster.example');
  await page.locator('#newsletter-email').press('Enter');
  await expect(page.getByText('Subscription failed. Please try again.')).toBeVisible();

  await panel.getByRole('checkbox', { name: 'Offline' }).press('Space');
  await expect(page.getByText(/^No connection/)).toBeVisible();
  await panel.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(page.getByText(/^No connection/)).toBeHidden();
  await page.locator('#newsletter-email').press('Enter');
  await expect(page.getByText('Subscription failed. Please try again.')).toBeHidden();

  await loadAxe(page);
  expect(await faultsOnPage(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('what was chosen outlives a reload, and a shared address shows its screen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto(pages.addressOf('/report/7f1f3c1e-6f0b-4b43-9a39-0d6f1f5f9a10/basic'));
  const panel = page.getByRole('complementary', { name: 'Workbench' });
  await panel.getByRole('button', { name: /^Workbench/ }).click();
  await panel.getByLabel('Scenario').selectOption('empty');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No companies found' })).toBeVisible();
  await page.goto(pages.addressOf('/?screen=report.timedOut'));
  await expect(page.getByText('The search has taken longer than ten minutes.')).toBeVisible();
});

test('a production build holds nothing of the workbench', async () => {
  const files = (await readdir('dist', { recursive: true })).filter((file) => /\.(?:js|css|html)$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    expect(file).not.toMatch(/workbench|mock/i);
    expect(await readFile(`dist/${file}`, 'utf8'), file).not.toMatch(/__screens|mockServiceWorker|workbench/i);
  }
});
