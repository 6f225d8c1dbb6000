import { expect, test } from '../support/e2e.ts';

test('the page has a name while a screen is being fetched, then the name that the screen gives it', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/OtherScreens/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/noch-nicht-da');
  await expect(page.getByText('Einen Moment bitte …')).toBeVisible();
  await expect(page).toHaveTitle('Firmenlupe');
  held.resolve();
  await expect(page).toHaveTitle('Bald verfügbar – Firmenlupe');
  await page.getByRole('link', { name: 'Firmenlupe – zur Startseite' }).click();
  await expect(page).toHaveTitle('Firmendaten von jeder Website – Firmenlupe');
});
