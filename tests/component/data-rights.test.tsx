import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dataTokenHeader } from '../../contract/forms.ts';
import { refuse, respond } from '../../src/mocks/answer.ts';
import { server } from './server.ts';
import { renderApp } from './support/render-app.tsx';

const box = async (name: string) => within(await screen.findByRole('region', { name }));
const address = { name: 'Email address' };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('data rights', () => {
  test.each([
    ['A copy of your data', 'Request a copy'],
    ['Deletion of your data', 'Request deletion'],
  ])("'%s' asks for a mailed link, and answers the same for every address", async (title, submit) => {
    const { user } = await renderApp('/ihre-datenrechte');
    const form = await box(title);
    await user.click(form.getByRole('button', { name: submit }));
    expect(form.getByRole('alert').textContent).toBe('Please enter your email address.');
    await user.type(form.getByRole('textbox', address), 'ada@firma.de');
    await user.click(form.getByRole('button', { name: submit }));
    expect(await form.findByText('Please check your inbox')).toBeTruthy();
  });

  test('a mailed link downloads the file, with the token in a header and the address typed once more', async () => {
    const asked: (string | null)[] = [];
    server.use(
      respond('exportData', ({ params, headers }) => {
        asked.push(params.email ?? null, headers.get(dataTokenHeader));
        return Response.json({ email: 'ada@firma.de' });
      }),
    );
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await renderApp('/ihre-datenrechte#t=export-abc_123');
    const form = await box('Download your data');
    expect(asked).toEqual([]);
    await user.type(form.getByRole('textbox', address), 'ada@firma.de');
    await user.click(form.getByRole('button', { name: 'Download data' }));
    expect(await form.findByText('Your data has been downloaded.')).toBeTruthy();
    expect(asked).toEqual(['ada@firma.de', 'export-abc_123']);
    expect(saved).toHaveBeenCalledTimes(1);
  });

  test('a mailed link deletes only at the press of its button', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      respond('deleteData', ({ headers }) => {
        tokens.push(headers.get(dataTokenHeader));
        return Response.json({ success: true });
      }),
    );
    const { user } = await renderApp('/ihre-datenrechte#t=delete-xyz');
    const form = await box('Confirm deletion');
    await user.type(form.getByRole('textbox', address), 'ada@firma.de');
    expect(tokens).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Delete data for good' }));
    expect(await form.findByText('Your data has been deleted.')).toBeTruthy();
    expect(tokens).toEqual(['delete-xyz']);
  });

  test.each([
    ['an old link', 403, 'This link has expired or has been used already. Please ask for a new one.'],
    ['a fault', 500, 'Failed to export data'],
  ])('%s is named', async (_, status, message) => {
    server.use(refuse('exportData', status, 'internal', 'irrelevant'));
    const { user } = await renderApp('/ihre-datenrechte#t=export-abc');
    const form = await box('Download your data');
    await user.type(form.getByRole('textbox', address), 'ada@firma.de');
    await user.click(form.getByRole('button', { name: 'Download data' }));
    expect(await form.findByText(message)).toBeTruthy();
  });
});
