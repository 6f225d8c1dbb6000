import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { postJson } from '../support/client.ts';
import { expect, test } from '../support/jobs.ts';
import { linkIn, mailTo } from '../support/outbox.ts';
import { openIn } from '../support/visitor.ts';

test('a copy of the data comes only through the mailed link', async ({ page, jobs, server }) => {
  const email = `frida-${randomUUID()}@kundin.example`;
  await postJson(`${server.url}/api/report/${jobs.ready}/lead`, { name: 'Frida Kundin', email });
  await openIn(page, 'en', '/ihre-datenrechte');
  const ask = page.getByRole('region', { name: 'A copy of your data' });
  await ask.getByRole('button', { name: 'Request a copy' }).click();
  await expect(ask.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('aria-invalid', 'true');
  await ask.getByRole('textbox', { name: 'Email address' }).fill(email);
  await ask.getByRole('button', { name: 'Request a copy' }).click();
  await expect(ask.getByText('Please check your inbox')).toBeVisible();

  await page.goto(linkIn(await mailTo(server.dataDir, email)));
  const confirm = page.getByRole('region', { name: 'Download your data' });
  await confirm.getByRole('textbox', { name: 'Email address' }).fill(email);
  const download = page.waitForEvent('download');
  await confirm.getByRole('button', { name: 'Download data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Frida Kundin');
});

test('data are deleted only through the mailed link', async ({ page, jobs, server }) => {
  const email = `gerda-${randomUUID()}@kundin.example`;
  await postJson(`${server.url}/api/report/${jobs.ready}/lead`, { name: 'Gerda Kundin', email });
  await openIn(page, 'en', '/ihre-datenrechte');
  const ask = page.getByRole('region', { name: 'Deletion of your data' });
  await ask.getByRole('textbox', { name: 'Email address' }).fill(email);
  await ask.getByRole('button', { name: 'Request deletion' }).click();
  await expect(ask.getByText('Please check your inbox')).toBeVisible();

  await page.goto(linkIn(await mailTo(server.dataDir, email)));
  const confirm = page.getByRole('region', { name: 'Confirm deletion' });
  await confirm.getByRole('textbox', { name: 'Email address' }).fill(email);
  await confirm.getByRole('button', { name: 'Delete data for good' }).click();
  await expect(page.getByText('Your data has been deleted.')).toBeVisible();
});

test.describe('a failing server', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('is told in the words of each request', async ({ page }) => {
    await page.route('**/api/gdpr/**', (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }));
    await openIn(page, 'en', '/ihre-datenrechte');
    for (const [region, button, complaint] of [
      ['A copy of your data', 'Request a copy', 'Failed to export data'],
      ['Deletion of your data', 'Request deletion', 'Failed to request deletion. Please try again.'],
    ] as const) {
      const box = page.getByRole('region', { name: region });
      await box.getByRole('textbox', { name: 'Email address' }).fill('hanna@kundin.example');
      await box.getByRole('button', { name: button }).click();
      await expect(box.getByText(complaint)).toBeVisible();
    }
  });
});
