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

/** Goes on from the transition screen to the loading screen, which is left at once where the job has already failed. */
export const goOnToLoading = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: names[language].continue }).click();
  await expect(page).toHaveURL(screenUrl('/report'));
  await page
    .getByRole('button', { name: names[language].basic })
    .or(page.getByRole('link', { name: names[language].basic }))
    .click();
};

/** Leaves the loading screen for the report as soon as that is offered. */
export const showReport = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: names[language].showNow }).click();
  await expect(page).toHaveURL(screenUrl('/report', '/basic'));
};
