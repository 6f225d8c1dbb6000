import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ResultsItem } from '../../contract/company.ts';
import { answer, refuse, respond } from '../../src/mocks/answer.ts';
import { server } from './server.ts';
import { jobId, renderApp } from './support/render-app.tsx';

const company: ResultsItem = {
  id: '1',
  apify_run_id: jobId,
  company_name: 'Muster AG',
  url: 'https://muster.de',
  industry: 'Maschinenbau',
  description_en: `${'x'.repeat(150)}yz`,
  city: 'Köln',
  country: 'DE',
  founding_date: '1999',
  is_international: 'yes',
  vat_id: 'DE123456789',
  created_at: '2026-03-04T10:00:00.000Z',
};

describe('results', () => {
  test.each(['companies', 'data'])("shows a card for each company of the '%s' list", async (key) => {
    const { user } = await renderApp('/results', { state: { [key]: [company, { ...company, id: '2' }] } });
    expect(await screen.findByRole('heading', { name: '2 companies found' })).toBeTruthy();
    const card = screen.getAllByRole('article', { name: 'Muster AG' })[0];
    if (!card) throw new Error('No card');
    for (const text of ['Maschinenbau', 'available', 'Köln, Germany', '1999', 'Yes', 'DE123456789', 'March 4, 2026']) {
      expect(card.textContent).toContain(text);
    }
    expect(within(card).getByText(/^x+…$/).textContent).toHaveLength(151);
    await user.click(within(card).getByRole('link', { name: 'Muster AG' }));
    expect(window.location.pathname).toBe(`/report/${jobId}`);
  });

  test('without a list it leads home', async () => {
    await renderApp('/results');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  test("'Search more' leads home", async () => {
    const { user } = await renderApp('/results', { state: { data: [company] } });
    await user.click(await screen.findByRole('button', { name: 'Search more' }));
    expect(window.location.pathname).toBe('/');
  });
});

const page = (content: string) =>
  answer('readPage', () => ({
    success: true as const,
    data: { title: 'Terms', content, updated_at: '2026-03-04T00:00:00.000Z' },
  }));

describe('static pages', () => {
  test('show title, date and text in the chosen language', async () => {
    const asked: string[] = [];
    server.use(
      respond('readPage', ({ params, query }) => {
        asked.push(`${params.slug} ${query.get('lang')}`);
        return Response.json({
          success: true,
          data: { title: 'AGB', content: '<p>Text</p>', updated_at: '2026-03-04T12:00:00.000Z' },
        });
      }),
    );
    const { user } = await renderApp('/agb', { language: 'de' });
    expect(await screen.findByText('Zuletzt aktualisiert: 4. März 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'EN' }));
    expect(await screen.findByText('Last updated: March 4, 2026')).toBeTruthy();
    expect(asked).toEqual(['agb de', 'agb en']);
  });

  test('never take over active markup', async () => {
    server.use(
      page(
        '<p onclick="steal()">Text<script>steal()</script></p><img src=x onerror="steal()"><iframe src="//x"></iframe>' +
          '<a href="javascript:steal()">bad</a> <a href="https://good.de" onmouseover="steal()">good</a>' +
          '<form action="/x"><input></form><svg><a href="javascript:steal()">x</a></svg>',
      ),
    );
    await renderApp('/impressum');
    await screen.findByRole('heading', { name: 'Terms' });
    const main = screen.getByRole('main');
    expect(main.querySelectorAll('script, img, iframe, form, svg, input')).toHaveLength(0);
    expect(main.innerHTML).not.toContain('steal');
    expect(within(main).getByText('good').getAttribute('href')).toBe('https://good.de/');
    expect(within(main).getByText(/bad/).closest('a')).toBeNull();
  });

  test('an unknown page is a card with a way back', async () => {
    server.use(refuse('readPage', 404, 'not_found', 'irrelevant'));
    const { user } = await renderApp('/agb');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(window.location.pathname).toBe('/');
  });

  test.each([
    ['the message of the answer', () => refuse('readPage', 500, 'internal', 'Broken'), 'Broken'],
    [
      'else the status and its text',
      () => respond('readPage', () => new Response('', { status: 500, statusText: 'Internal Server Error' })),
      'HTTP 500: Internal Server Error',
    ],
  ])('a failed load names its reason: %s', async (_, handler, reason) => {
    server.use(handler());
    await renderApp('/agb');
    expect((await screen.findByRole('alert')).textContent).toContain(`Failed to load page content: ${reason}`);
  });
});

test.each([
  ['/timeout', 'This is taking longer than expected'],
  ['/confirmation', 'Thank you for your request!'],
])('%s has a screen', async (path, title) => {
  await renderApp(path);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});
