import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ConsentRequest } from '../../contract/forms.ts';
import { refuse, respond } from '../../src/mocks/answer.ts';
import { server } from './server.ts';
import { renderApp } from './support/render-app.tsx';

const banner = () => screen.findByRole('region', { name: 'Cookie settings' });
const press = async (name: string) => within(await banner()).getByRole('button', { name });

/** Listens to what the server is told. */
const listen = () => {
  const told: ConsentRequest[] = [];
  server.use(
    respond('storeConsent', ({ body }) => {
      told.push(body);
      return Response.json({ success: true });
    }),
  );
  return told;
};

const gone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'Cookie settings' })).toBeNull());

describe('cookie banner', () => {
  test.each([
    ['Accept all', true],
    ['Reject all', false],
    ['Close', false],
  ])("'%s' closes it, is stored and told to the server", async (name, allowed) => {
    const told = listen();
    const { user } = await renderApp('/');
    await user.click(await press(name));
    await gone();
    const categories = { analytics: allowed, marketing: allowed };
    await waitFor(() => expect(told).toEqual([{ categories }]));
    expect(JSON.parse(localStorage.getItem('cookieConsent') ?? '')).toEqual(categories);
  });

  test("'Customise' offers two switches beside the essential, which is always on", async () => {
    const told = listen();
    const { user } = await renderApp('/');
    await user.click(await press('Customise'));
    const switches = within(await banner()).getAllByRole('switch');
    expect(switches.map((item) => [item.hasAttribute('disabled'), item.matches(':checked')])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await user.click(screen.getByRole('switch', { name: /^Marketing/ }));
    await user.click(await press('Save selection'));
    await gone();
    await waitFor(() => expect(told).toEqual([{ categories: { analytics: false, marketing: true } }]));
  });

  test('it stays away on the next visit, and can be opened again from the footer', async () => {
    localStorage.setItem('cookieConsent', '{"analytics":true,"marketing":false}');
    const { user } = await renderApp('/');
    await screen.findByRole('textbox', { name: 'Company website' });
    expect(screen.queryByRole('region', { name: 'Cookie settings' })).toBeNull();
    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookie settings' }));
    expect((await banner()).querySelectorAll('input:checked')).toHaveLength(2);
  });

  test('a server that fails is not noticed', async () => {
    server.use(refuse('storeConsent', 500, 'internal', 'irrelevant'));
    const { user } = await renderApp('/');
    await user.click(await press('Reject all'));
    await gone();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test("another tab's decision closes it", async () => {
    await renderApp('/');
    await banner();
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'cookieConsent', newValue: '{"analytics":false,"marketing":false}' }),
    );
    await gone();
  });
});
