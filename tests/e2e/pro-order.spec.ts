import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/jobs.ts';
import { mailTo } from '../support/outbox.ts';
import { everyOne, openIn, screenUrl } from '../support/visitor.ts';

const orderButton = 'Order with obligation to pay';

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
};

const acceptBoth = async (page: Page) => {
  for (const box of await everyOne(page.getByRole('main').getByRole('checkbox'))) await box.check();
};

const details = {
  'Company name': 'Falkenrath Dachbau GmbH',
  'First name': 'Dora',
  'Last name': 'Döring',
  'Street and house number': 'Musterweg 1',
  'Postal code': '20095',
  City: 'Hamburg',
};

test('an order is validated in its order, confirmed on screen and by mail', async ({ page, jobs, server }) => {
  const email = `dora-${randomUUID()}@kundin.example`;
  await openIn(page, 'en', `/report/${jobs.ready}`);
  await page
    .getByRole('button', { name: 'Pro report' })
    .or(page.getByRole('link', { name: 'Pro report' }))
    .click();
  await expect(page).toHaveURL(screenUrl('/pro-report'));
  const submit = page.getByRole('button', { name: orderButton });
  await expect(submit).toBeDisabled();
  await acceptBoth(page);

  const steps = [
    ['Company name is required.', { 'Company name': details['Company name'] }],
    ['First name and last name are required.', { 'First name': 'Dora', 'Last name': 'Döring' }],
    ['Street address is required.', { 'Street and house number': 'Musterweg 1' }],
    ['Postal code and city are required.', { 'Postal code': '20095', City: 'Hamburg' }],
    ['Email address is required.', { Email: email }],
  ] as const;
  for (const [complaint, values] of steps) {
    await submit.click();
    await expect(page.getByText(complaint)).toBeVisible();
    await fill(page, values);
  }
  await expect(page.getByText('€9.95')).toBeVisible();
  await expect(page.getByText('€11.84')).toBeVisible();
  await submit.click();

  await expect(page.getByText('Thank you for your order!')).toBeVisible();
  expect((await mailTo(server.dataDir, email)).text).toContain('Falkenrath Dachbau GmbH');
  const notice = await mailTo(server.dataDir, 'operator@firmenlupe.invalid', email);
  expect(notice.text).toContain('Musterweg 1');
  await expect(
    page.getByRole('link', { name: 'New search' }).or(page.getByRole('button', { name: 'New search' })),
  ).toBeVisible();
  await page
    .getByRole('link', { name: 'Back to report' })
    .or(page.getByRole('button', { name: 'Back to report' }))
    .click();
  await expect(page).toHaveURL(`/report/${jobs.ready}`);
});

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

  test('keeps the order in the form', async ({ page, jobs }) => {
    await openIn(page, 'en', `/pro-report/${jobs.ready}`);
    await fill(page, { ...details, Email: 'emil@kunde.example' });
    await acceptBoth(page);
    await page.route('**/api/report/*/pro', (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }));
    await page.getByRole('button', { name: orderButton }).click();
    await expect(page.getByText('Failed to submit professional report request')).toBeVisible();
    await page.unroute('**/api/report/*/pro');
    await page.route('**/api/report/*/pro', (route) => route.abort());
    await page.getByRole('button', { name: orderButton }).click();
    await expect(page.getByText('Failed to submit request. Please try again.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue('emil@kunde.example');
  });
});

test('cancel leads back to the choice of reports', async ({ page, jobs }) => {
  await openIn(page, 'en', `/pro-report/${jobs.ready}`);
  await page
    .getByRole('link', { name: 'Cancel' })
    .or(page.getByRole('button', { name: 'Cancel' }))
    .click();
  await expect(page).toHaveURL(`/report/${jobs.ready}`);
});
