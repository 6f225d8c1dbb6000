import { untilFinal } from '../support/client.ts';
import { expect, test } from '../support/e2e.ts';
import { goOnToLoading, names, open, openIn, submitSearch } from '../support/visitor.ts';

for (const { language, title } of [
  { language: 'en', title: 'No Company Data Found' },
  { language: 'de', title: 'Keine Firmendaten gefunden' },
] as const) {
  test(`a site without a company ends in advice and a prefilled retry (${language})`, async ({ page }) => {
    await openIn(page, language, '/');
    const jobId = await submitSearch(page, language, 'hannas-hefezopf.de');
    await goOnToLoading(page, language);
    await page.clock.resume();
    await expect(page).toHaveURL(`/error/${jobId}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText(jobId)).toBeVisible();
    await page.getByRole('button', { name: names[language].tryAgain }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('textbox', { name: names[language].website })).toHaveValue(
      'https://hannas-hefezopf.de',
    );
  });
}

test('a site that cannot be reached ends in the failure of its type', async ({ page, server }) => {
  await openIn(page, 'en', '/');
  const jobId = await submitSearch(page, 'en', 'krohnwald-technik.de');
  await untilFinal(server.url, jobId);
  await open(page, `/error/${jobId}`);
  await expect(page.getByRole('heading', { name: 'Data Extraction Failed' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*${jobId}`),
  );
  await page
    .getByRole('button', { name: 'Start New Search' })
    .or(page.getByRole('link', { name: 'Start New Search' }))
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('textbox', { name: 'Company website' })).toHaveValue('');
});

test('malformed addresses are listed and cannot be submitted', async ({ page }) => {
  await openIn(page, 'en', '/');
  const website = page.getByRole('textbox', { name: 'Company website' });
  await website.fill('sonnfeld-energie.de, nonsense, foo_bar.de');
  await expect(page.getByText(/^Invalid URLs: nonsense, foo_bar\.de\.? Please check the format\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request Info' })).toBeDisabled();
  await website.fill('sonnfeld-energie.de');
  await expect(page.getByText('Invalid URLs')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Request Info' })).toBeEnabled();
});

test('an empty field is asked to be filled', async ({ page }) => {
  await openIn(page, 'en', '/');
  await page.getByRole('button', { name: 'Request Info' }).click();
  await expect(page.getByText('Please enter at least one URL')).toBeVisible();
  await expect(page).toHaveURL('/');
});
