import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { readScreens, serveMocked, showScreen } from './screens.ts';

const windows = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

/** Takes a picture of every screen and state, in both languages on phone and desktop. */
export const takeScreens = async (folder: string): Promise<void> => {
  const pages = await serveMocked();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    for (const { width, colorScheme } of windows) {
      for (const language of ['de', 'en']) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto(pages.addressOf('/__screens'));
        for (const id of await readScreens(page)) {
          if (id.startsWith('language.') && !id.startsWith(`language.${language}.`)) continue;
          await showScreen(page, id);
          await page.screenshot({
            path: `${folder}/${language}-${width}/${id}.png`,
            fullPage: true,
            style: '[aria-label="Workbench"] { display: none; }',
          });
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await pages.close();
  }
};
