import { expect, test } from '../support/e2e.ts';
import { goOnToLoading, openIn, showReport, stopTime, submitSearch, untilShown } from '../support/visitor.ts';

test('a visitor names a website and reads a true report, in English', async ({ page }) => {
  await openIn(page, 'en', '/');
  await stopTime(page);
  const jobId = await submitSearch(page, 'en', 'www.sonnfeld-energie.de');
  await untilShown(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.clock.resume();
  await goOnToLoading(page, 'en');
  await expect(page).toHaveURL(`/loading/${jobId}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await showReport(page, 'en');

  await expect(page.getByText('completed', { exact: true })).toBeVisible();
  await expect(page.getByText(jobId)).toBeVisible();
  const company = page.getByRole('article', { name: 'Sonnfeld Energie AG' });
  await expect(company).toContainText('Landsberger Straße 311, München, 80687, Germany');
  for (const fact of ['DE265189345', 'HRB 201834', 'Claudia Rechberg', 'Emeka Okonjo', '2004']) {
    await expect(company).toContainText(fact);
  }
  await expect(company).not.toContainText('Wolfgang Tannert');
});

test('ein Besucher nennt eine österreichische Website und liest den Report auf Deutsch', async ({ page }) => {
  await openIn(page, 'de', '/');
  await submitSearch(page, 'de', 'https://brunnhofer-metallbau.at/');
  await goOnToLoading(page, 'de');
  await showReport(page, 'de');

  const company = page.getByRole('article', { name: 'Brunnhöfer Metallbau GmbH' });
  await expect(company).toContainText('Wiener Straße 218, Linz, 4030, Österreich');
  for (const fact of ['ATU64182734', 'FN 318274k', 'Günther Brunnhöfer']) {
    await expect(company).toContainText(fact);
  }
});

test('one bad address does not spoil the others', async ({ page }) => {
  await openIn(page, 'en', '/');
  const jobId = await submitSearch(page, 'en', 'lohmann-zimmerei.de, krohnwald-technik.de, tischlerei-ahlborn.de');
  await page.goto(`/report/${jobId}/basic`);
  await expect(page.getByRole('article', { name: 'Zimmerei Lohmann & Söhne GbR' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Tischlerei Ahlborn e.K.' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});
