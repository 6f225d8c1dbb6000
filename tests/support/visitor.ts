import { expect, type Locator, type Page } from '@playwright/test';

/** Names that a visitor reads on the way from the home page to the report. */
export const names = {
  de: {
    switchTo: 'DE',
    website: 'Firmenwebsite',
    submit: 'Infos anfordern',
    continue: 'Weiter',
    basic: 'Basis-Report',
    showNow: 'Report jetzt ansehen',
    tryAgain: 'Erneut versuchen',
  },
  en: {
    switchTo: 'EN',
    website: 'Company website',
    submit: 'Request Info',
    continue: 'Continue',
    basic: 'Basic report',
    showNow: 'Show report now',
    tryAgain: 'Try Again',
  },
} as const;

export type Language = keyof typeof names;

const jobId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Address of a screen of a job, with the id as the first group. */
export const screenUrl = (before: string, after = '') => new RegExp(`${before}/(${jobId})${after}$`);

/** Opens a page and waits until it reacts to clicks. */
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor();
};

/** Every element that a locator finds, which `all()` alone would not wait for. */
export const everyOne = async (locator: Locator): Promise<Locator[]> => {
  await expect(locator).not.toHaveCount(0);
  return locator.all();
};

/** Stops a page's time: from now on it passes only as the test lets it, after a minute that passes at once. */
export const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

/** Waits for a screen while time stands still: React shows one that is fetched for the first time a moment later. */
export const untilShown = async (page: Page) => {
  const fallback = page.getByText(/^(?:Einen Moment bitte|One moment please) …$/);
  do await page.clock.runFor(20);
  while ((await fallback.count()) > 0);
};

/** Opens a page in a language, as a visitor who chose it with the switch. */
export const openIn = async (page: Page, language: Language, path: string) => {
  await open(page, path);
  await page.getByRole('button', { name: names[language].switchTo, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};

/** Types addresses into the home field and submits them; resolves with the job's id on the transition screen. */
export const submitSearch = async (page: Page, language: Language, addresses: string): Promise<string> => {
  const { website, submit } = names[language];
  await page.getByRole('textbox', { name: website }).fill(addresses);
  await page.getByRole('button', { name: submit }).click();
  const url = screenUrl('/transition');
  await expect(page).toHaveURL(url);
  return url.exec(page.url())?.[1] ?? '';
};

/**
 * Goes on from the transition screen to the loading screen, where time stands still: that screen leads on by itself,
 * ten seconds after completion or at once where the job has already failed.
 */
export const goOnToLoading = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: names[language].continue }).click();
  await expect(page).toHaveURL(screenUrl('/report'));
  await stopTime(page);
  await page
    .getByRole('button', { name: names[language].basic })
    .or(page.getByRole('link', { name: names[language].basic }))
    .click();
  await untilShown(page);
};

/** Lets time pass on the loading screen until the report is offered, and goes there; the test's time is the limit. */
export const showReport = async (page: Page, language: Language) => {
  const showNow = page.getByRole('button', { name: names[language].showNow });
  const seenSecondsLater = async () => {
    await page.clock.runFor(1_000);
    return showNow.isVisible();
  };
  await expect.poll(seenSecondsLater, { message: 'the report is offered', timeout: 0 }).toBe(true);
  await showNow.click();
  await page.clock.resume();
  await expect(page).toHaveURL(screenUrl('/report', '/basic'));
};
