import type { Page } from '@playwright/test';
import { createServer } from 'vite';

/** The pages as `npm run dev:mock` serves them. */
export interface MockedPages {
  addressOf: (path: string) => string;
  close: () => Promise<void>;
}

/** Serves the pages on a free port; files that change meanwhile are left alone. */
export const serveMocked = async (): Promise<MockedPages> => {
  const server = { host: '127.0.0.1', port: 0, hmr: false, watch: null } as const;
  const vite = await createServer({ mode: 'mock', server, logLevel: 'error' });
  await vite.listen();
  return { addressOf: (path) => new URL(path, vite.resolvedUrls?.local[0]).href, close: () => vite.close() };
};

/** Ids of the screens that the page /__screens lists. */
export const readScreens = async (page: Page): Promise<string[]> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const addresses = await page
    .getByRole('main')
    .locator('a[href*="screen="]')
    .evaluateAll((links) => links.map((link) => String(link.getAttribute('href'))));
  return addresses.flatMap((address) => new URL(address, 'http://host').searchParams.get('screen') ?? []);
};

/** Goes to a screen as the browser's 'back' would, without loading the page anew, and waits until it stands still. */
export const showScreen = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (screen) => {
    const patience = performance.now() + 40_000;
    const until = async (isDone: () => unknown, what: string) => {
      while (!isDone()) {
        if (performance.now() > patience) throw new Error(`${screen}: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    history.pushState(null, '', `/?screen=${screen}`);
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => document.documentElement.dataset.screen === screen, 'the state did not come');
    // Before, while a screen is being fetched, the page bears the product's name alone.
    await until(() => document.title.includes(' – '), 'no screen has named the page');
    await until(() => document.querySelector('#content :is(h1, [role="status"])'), 'nothing is shown');
    const isEndless = (animation: Animation) => animation.effect?.getTiming().iterations === Infinity;
    for (const animation of document.getAnimations()) if (!isEndless(animation)) animation.finish();
  }, id);
