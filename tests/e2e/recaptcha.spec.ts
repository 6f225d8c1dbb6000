import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '../support/e2e.ts';
import { openIn, screenUrl } from '../support/visitor.ts';

interface Verifier {
  url: string;
  /** What the server asked it, oldest first. */
  asked: Record<string, string>[];
}

/** A server with reCAPTCHA keys whose verify call goes to a stand-in that likes every token. */
const test = base.extend<object, { verifier: Verifier }>({
  verifier: [
    async ({ playwright: _playwright }, use) => {
      const asked: Record<string, string>[] = [];
      const server = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += chunk;
        asked.push(Object.fromEntries(new URLSearchParams(body)));
        const verdict = { success: true, score: 0.9, action: 'search', hostname: 'localhost' };
        response.end(JSON.stringify({ ...verdict, challenge_ts: new Date().toISOString() }));
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ verifier }, use) =>
      use({
        CAPTCHA_PROVIDER: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'site-key',
        RECAPTCHA_SECRET_KEY: 'secret-key',
        RECAPTCHA_VERIFY_URL: verifier.url,
      }),
    { scope: 'worker' },
  ],
});

test.use({ allowedHosts: ['www.google.com'] });

test('reCAPTCHA is loaded when the form is first used; its token is checked by the server', async ({
  page,
  verifier,
}) => {
  const loaded: string[] = [];
  await page.route('https://www.google.com/recaptcha/api.js*', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: "window.grecaptcha = { ready: (done) => done(), execute: async (key, { action }) => key + ' ' + action };",
    });
  });
  await openIn(page, 'en', '/');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);

  await page.getByRole('textbox', { name: 'Company website' }).fill('lohmann-zimmerei.de');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /privacy policy/i })).toHaveAttribute(
    'href',
    /policies\.google\.com\/privacy/,
  );
  await expect(main.getByRole('link', { name: /terms/i })).toHaveAttribute('href', /policies\.google\.com\/terms/);
  await expect.poll(() => loaded).toEqual([expect.stringContaining('render=site-key')]);

  await page.getByRole('button', { name: 'Request Info' }).click();
  await expect(page).toHaveURL(screenUrl('/transition'));
  expect(verifier.asked).toEqual([{ secret: 'secret-key', response: 'site-key search' }]);
});
