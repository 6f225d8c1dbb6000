import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, refuse } from '../../src/mocks/answer.ts';
import { server } from './server.ts';
import { jobId, renderApp } from './support/render-app.tsx';

const field = () => screen.findByRole('textbox', { name: 'Company website' });
const button = () => screen.getByRole('button', { name: /Request Info/ });

describe('home', () => {
  test('an empty field is asked to be filled, and nothing is sent', async () => {
    const { user } = await renderApp('/');
    await field();
    await user.click(button());
    expect(screen.getByRole('alert').textContent).toBe('Please enter at least one URL');
    expect(window.location.pathname).toBe('/');
  });

  test('invalid entries are listed and block the button until they are gone', async () => {
    const { user } = await renderApp('/');
    await user.type(await field(), 'firma.de, nonsense, foo_bar.de');
    expect(screen.getByRole('alert').textContent).toBe('Invalid URLs: nonsense, foo_bar.de. Please check the format.');
    expect(button()).toHaveProperty('disabled', true);
    await user.clear(await field());
    await user.type(await field(), 'firma.de');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button()).toHaveProperty('disabled', false);
  });

  test('addresses without company data are warned of but can be searched', async () => {
    const { user } = await renderApp('/');
    await user.type(await field(), 'www.facebook.com');
    expect(screen.getByText(/searchable company data\. You can start/)).toBeTruthy();
    expect(button()).toHaveProperty('disabled', false);
  });

  test('a pasted column counts as a list; all addresses are sent with a scheme', async () => {
    const sent: string[][] = [];
    server.use(
      answer('submitSearch', ({ body }) => {
        sent.push(body.urls);
        return { status: 'running' as const, jobId };
      }),
    );
    const { user } = await renderApp('/');
    await user.click(await field());
    await user.paste('eins.de\nzwei.de;\tdrei.de');
    await user.click(button());
    await waitFor(() => expect(window.location.pathname).toBe(`/transition/${jobId}`));
    expect(sent).toEqual([['https://eins.de', 'https://zwei.de', 'https://drei.de']]);
  });

  test('a double click starts one search', async () => {
    let calls = 0;
    server.use(
      answer('submitSearch', () => {
        calls += 1;
        return { status: 'running' as const, jobId };
      }),
    );
    const { user } = await renderApp('/');
    await user.type(await field(), 'firma.de');
    await user.dblClick(button());
    await waitFor(() => expect(window.location.pathname).toBe(`/transition/${jobId}`));
    expect(calls).toBe(1);
  });

  test('a server that is down is named in the words of the specification, and the text stays', async () => {
    server.use(refuse('submitSearch', 503, 'unavailable', 'irrelevant'));
    const { user } = await renderApp('/');
    await user.type(await field(), 'firma.de');
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Failed to process search. Please try again.'),
    );
    expect(await field()).toHaveProperty('value', 'firma.de');
  });

  test('a captcha that cannot be loaded is named', async () => {
    server.use(refuse('readCaptcha', 500, 'internal', 'irrelevant'));
    const { user } = await renderApp('/');
    await user.type(await field(), 'firma.de');
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('reCAPTCHA not loaded. Please try again.'));
  });

  test.each([
    ['apify_no_results', 'No company data found'],
    ['timeout', 'Your last search did not work'],
  ])('a retry after %s shows its banner and the addresses', async (retryReason, title) => {
    await renderApp('/', { state: { retryUrls: ['https://firma.de', 'https://zwei.de'], retryReason } });
    expect(await field()).toHaveProperty('value', 'https://firma.de, https://zwei.de');
    expect(screen.getByText(title)).toBeTruthy();
  });

  test('shows four companies, six questions and the testimonial', async () => {
    await renderApp('/');
    await field();
    const logos = await screen.findByText('Recently evaluated companies');
    expect(within(logos.parentElement ?? logos).getAllByRole('listitem')).toHaveLength(4);
    expect(document.querySelectorAll('details[name="home-faq"]')).toHaveLength(6);
    expect(screen.getByText('Example voice')).toBeTruthy();
  });

  test('the language can be switched in place, is kept, and follows other tabs', async () => {
    const { user } = await renderApp('/', { language: 'de' });
    await user.type(await screen.findByRole('textbox', { name: 'Firmenwebsite' }), 'firma.de');
    await user.click(screen.getByRole('button', { name: 'EN' }));
    expect(await field()).toHaveProperty('value', 'firma.de');
    await waitFor(() => expect(localStorage.getItem('language')).toBe('en'));
    expect(document.documentElement.lang).toBe('en');

    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'de' }));
    expect(await screen.findByRole('textbox', { name: 'Firmenwebsite' })).toBeTruthy();
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  });
});
