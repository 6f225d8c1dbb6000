import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../src/mocks/answer.ts';
import { server } from './server.ts';
import { pass, settle, stopClock } from './support/clock.ts';
import { jobId, renderApp } from './support/render-app.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const arrival = (status: 'found' | 'partial' | 'running' | 'queued', position: number | null = null) => ({
  status,
  position,
  companies: [],
});

describe('transition', () => {
  test("'Continue' can be used after five seconds, and leads on after 300 ms with the notified flag", async () => {
    const { findByRole } = await renderApp(`/transition/${jobId}`, { state: arrival('running') });
    const button = await findByRole('button', { name: /Continue/ });
    expect(button).toHaveProperty('disabled', true);
    await waitFor(() => expect(button).toHaveProperty('disabled', false), { timeout: 6_000 });
    fireEvent.click(button);
    expect(window.location.pathname).toBe(`/transition/${jobId}`);
    await waitFor(() => expect(window.location.pathname).toBe(`/report/${jobId}`));
    expect(window.history.state).toEqual({ notified: false });
  });

  test("'Continue' can be used at once where every report is at hand", async () => {
    await renderApp(`/transition/${jobId}`, { state: arrival('found') });
    expect(await screen.findByRole('button', { name: /Continue/ })).toHaveProperty('disabled', false);
  });

  test('the place in the queue is told', async () => {
    await renderApp(`/transition/${jobId}`, { state: arrival('queued', 3) });
    expect(await screen.findByText('3 searches are ahead of yours.')).toBeTruthy();
  });

  test('without a job it leads home', async () => {
    await renderApp('/transition');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  test('both forms turn into thank-you boxes; a failed notify keeps the form and what was typed', async () => {
    const { user } = await renderApp(`/transition/${jobId}`, { state: arrival('running') });
    server.use(refuse('requestNotify', 503, 'unavailable', 'irrelevant'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const name = (await screen.findAllByRole('textbox', { name: 'Name' }))[0];
    const email = (await screen.findAllByRole('textbox', { name: 'Email address' }))[0];
    if (!name || !email) throw new Error('The notify form has no fields');
    await user.type(name, 'Ada');
    await user.type(email, 'ada@firma.de');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(JSON.stringify(warn.mock.calls)).not.toContain('ada@firma.de');
    warn.mockRestore();
    expect(email).toHaveProperty('value', 'ada@firma.de');

    server.resetHandlers();
    await user.click(await screen.findByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('Thank you!')).toBeTruthy();

    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ada');
    await user.click(screen.getByRole('button', { name: 'Subscribe to newsletter' }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), '@firma.de');
    await user.click(screen.getByRole('button', { name: 'Subscribe to newsletter' }));
    expect(await screen.findByText('Almost done!')).toBeTruthy();
  });
});

describe('selection', () => {
  test('names both prices and one delivery time, and leads to loading, order and home', async () => {
    const { user } = await renderApp(`/report/${jobId}`, { state: { notified: true } });
    expect(await screen.findByText('€9.95 plus VAT')).toBeTruthy();
    expect(screen.getByText('€11.84 incl. 19 % VAT, per company')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pro report' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(document.querySelectorAll('details[name="selection-faq"]')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Basic report' }));
    expect(window.location.pathname).toBe(`/loading/${jobId}`);
    expect(window.history.state).toEqual({ notified: true });
  });

  test('without a job id it says so', async () => {
    await renderApp('/report');
    expect(await screen.findByText('Job ID not found')).toBeTruthy();
  });
});

describe('loading', () => {
  // Modules cannot be fetched while the clock stands still.
  beforeAll(async () => {
    await Promise.all([
      import('../../src/app/OtherScreens.tsx'),
      import('../../src/screens/loading/LoadingScreen.tsx'),
      import('../../src/screens/report/ReportScreen.tsx'),
      import('../../src/actors/api-request.ts'),
    ]);
  });

  test('shows the first company, keeps below 90 percent, and offers the notify form after 90 seconds', async () => {
    server.use(answer('readStatus', () => ({ status: 'running' })));
    stopClock();
    await renderApp(`/loading/${jobId}`);
    await settle(() => expect(screen.getByText('Nordlicht Feinmechanik GmbH')).toBeTruthy());
    expect(screen.getByText('Kiel')).toBeTruthy();
    await pass(89_000);
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
    await pass(2_000);
    expect(screen.getByRole('button', { name: 'Notify me' })).toBeTruthy();
    await pass(60_000);
    expect(screen.getByText('Step 7 of 7')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('90');
  });

  test('a completed job fills the bar, and opens the report by itself after ten seconds', async () => {
    stopClock();
    await renderApp(`/loading/${jobId}`);
    await settle(() => expect(screen.getByRole('button', { name: 'Show report now' })).toBeTruthy());
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('100');
    await pass(9_000);
    expect(window.location.pathname).toBe(`/loading/${jobId}`);
    await pass(1_500);
    expect(window.location.pathname).toBe(`/report/${jobId}/basic`);
  });

  test("'Show report now' opens it at once", async () => {
    const { user } = await renderApp(`/loading/${jobId}`);
    await user.click(await screen.findByRole('button', { name: 'Show report now' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/report/${jobId}/basic`));
  });

  test('a failed job leads to the error screen', async () => {
    server.use(answer('readStatus', () => ({ status: 'failed' })));
    await renderApp(`/loading/${jobId}`);
    await waitFor(() => expect(window.location.pathname).toBe(`/error/${jobId}`));
  });
});

describe('error', () => {
  test.each([
    ['apify_no_results', 'No Company Data Found', 4],
    ['apify_failed', 'Data Extraction Failed', 4],
    ['timeout', 'Request Timed Out', 4],
    ['unknown', 'Processing Error', 3],
  ] as const)('%s has its title and its advice', async (type, title, advice) => {
    server.use(
      answer('readSearchError', () => ({
        type,
        message: '',
        canRetry: true,
        originalUrls: ['https://firma.de'],
        supportEmail: 'hilfe@firma.example',
      })),
    );
    const { user } = await renderApp(`/error/${jobId}`);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('main').querySelectorAll('li')).toHaveLength(advice);
    expect(screen.getByText(jobId)).toBeTruthy();
    const support = screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href');
    expect(support).toMatch(/^mailto:hilfe@firma\.example\?/);
    expect(support).toContain(jobId);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(window.location.pathname).toBe('/');
    expect(window.history.state).toEqual({ retryUrls: ['https://firma.de'], retryReason: type });
  });

  test('details that cannot be had count as unknown; without addresses there is nothing to try again', async () => {
    server.use(refuse('readSearchError', 500, 'internal', 'irrelevant'));
    await renderApp(`/error/${jobId}`);
    expect(await screen.findByRole('heading', { name: 'Processing Error' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Start New Search' })).toBeTruthy();
  });
});

test('any other path is announced as coming soon', async () => {
  await renderApp('/preise');
  expect(await screen.findByRole('heading', { name: 'Page coming soon' })).toBeTruthy();
});
