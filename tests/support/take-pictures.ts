import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';
import { startFarm } from './farm/farm.ts';
import { startServer } from './server.ts';
import { takeScreens } from './take-screens.ts';
import { goOnToLoading, type Language, openIn, showReport, submitSearch } from './visitor.ts';

const folder = 'docs/pictures';
const site = 'falkenrath-dachbau.de';
const desktop = { width: 1280, height: 900 };

/** Writes the README's pictures to docs/pictures, from a real search on the farm. */
const takePictures = async () => {
  await mkdir(folder, { recursive: true });
  const farm = await startFarm({});
  const server = await startServer({ farmPort: farm.port });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  try {
    for (const language of ['de', 'en'] satisfies Language[]) {
      const page = await browser.newPage({ baseURL: server.url, viewport: desktop, timezoneId: 'Europe/Berlin' });
      await page.addInitScript(() =>
        localStorage.setItem('cookieConsent', JSON.stringify({ analytics: false, marketing: false })),
      );
      await openIn(page, language, '/');
      await page.screenshot({ path: `${folder}/home-${language}.png` });
      await submitSearch(page, language, site);
      await goOnToLoading(page, language);
      await showReport(page, language);
      await page.getByRole('article').waitFor();
      await page.screenshot({
        path: `${folder}/report-${language}.png`,
        clip: { x: 0, y: 0, width: 1280, height: 1400 },
        fullPage: true,
      });
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    await farm.close();
  }
};

/** Run by `npm run pictures`; with `-- screens` it takes one of every screen and state instead. */
if (process.argv[2] === 'screens') await takeScreens('test-results/screens');
else await takePictures();
