import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer, refuse } from '../../src/mocks/answer.ts';
import { fullCompany, sparseCompany } from '../../src/mocks/companies.ts';
import { server } from './server.ts';
import { jobId, renderApp } from './support/render-app.tsx';
import { reportPath, reportWith, section, showReport } from './support/show-report.tsx';

const widen = (wide: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: wide && query.includes('1024px'), media: query }) as MediaQueryList,
    );

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a finished report', () => {
  test('has a header, four tiles and a card for each company', async () => {
    await showReport([fullCompany, sparseCompany]);
    expect(screen.getByText('completed')).toBeTruthy();
    const tiles = within(screen.getByLabelText('Overview')).getAllByRole('definition');
    expect(tiles.map((tile) => tile.textContent)).toEqual(['2', '7', expect.stringMatching(/^March 4, 2026/), jobId]);
    const card = screen.getByRole('article', { name: 'Nordlicht Feinmechanik GmbH' });
    expect(card.textContent).toContain('Werftstraße 14, Kiel, 24143, Germany');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('shows the first two review platforms on the card', async () => {
    await showReport([fullCompany]);
    const header = document.querySelector('article header');
    expect(header?.textContent).toContain('Kununu');
    expect(header?.textContent).toContain('ProvenExpert');
    expect(header?.textContent).not.toContain('Trusted Shops');
  });

  test('caps leadership at 5, contacts at 4, branches at 3, and shows all on demand', async () => {
    const { user } = await showReport([fullCompany]);
    const counts = () =>
      [/^Leadership \(6\)/, /^Contacts \(5\)/, /^Branches \(4\)/].map(
        (name) => section(name).querySelectorAll('li').length,
      );
    expect(counts()).toEqual([5, 4, 3]);
    for (const button of screen.getAllByText('Show all')) fireEvent.click(button);
    expect(counts()).toEqual([6, 5, 4]);
    for (const button of screen.getAllByText('Show less')) await user.click(button);
    expect(counts()).toEqual([5, 4, 3]);
  });

  test.each([
    ['wide', true],
    ['narrow', false],
  ])('opens the other sections only on a wide screen (%s)', async (_, wide) => {
    widen(wide);
    await showReport([fullCompany]);
    const open = [...document.querySelectorAll('article details')].map((details) => details.hasAttribute('open'));
    expect(open).toEqual([true, ...Array.from({ length: 8 }, () => wide)]);
  });

  test('leaves the reviews out where there are none, and reads review scores where there are', async () => {
    await showReport([
      sparseCompany,
      { ...sparseCompany, id: 'c3', review_scores: [{ source: 'Jameda', score: '4,5', count: 9 }] },
    ]);
    expect(screen.getAllByText('Reviews', { selector: 'summary' })).toHaveLength(1);
    const row = section(/^Reviews/).querySelector('li');
    expect(row?.textContent).toContain('Jameda');
    expect(row?.textContent).toContain('4.5');
    expect(row?.textContent).toContain('9 reviews');
  });

  test('German descriptions fall back to English, then to the base text', async () => {
    const base = { ...sparseCompany, description: 'Grundtext' };
    await showReport(
      [
        { ...base, id: 'a', description_de: 'Deutscher Text', description_en: 'English text' },
        { ...base, id: 'b', description_en: 'Only English' },
        { ...base, id: 'c' },
      ],
      'de',
    );
    const texts = [...document.querySelectorAll('article')].map((card) => card.querySelector('details p')?.textContent);
    expect(texts).toEqual(['Deutscher Text', 'Only English', 'Grundtext']);
  });

  test('reads international in all its spellings', async () => {
    const values = ['yes', 'true', true, 'no', false];
    await showReport(values.map((is_international, index) => ({ ...sparseCompany, id: `${index}`, is_international })));
    const shown = screen.getAllByText('International').map((term) => term.nextElementSibling?.textContent);
    expect(shown).toEqual(['Yes', 'Yes', 'Yes', 'No', 'No']);
  });

  test('never makes a link of anything but a web address, and marks the others as foreign', async () => {
    await showReport([{ ...fullCompany, url: 'javascript:alert(1)' }]);
    const links = [...document.querySelectorAll('article a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => !/^(https?|tel|mailto):/.test(href))).toEqual([]);
    for (const link of document.querySelectorAll('article a[href^="http"]')) {
      expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
    }
  });

  test('says so where no company was found', async () => {
    await showReport([]);
    expect(screen.getByRole('heading', { name: 'No companies found' })).toBeTruthy();
  });

  test('has a way back to the search', async () => {
    const { user } = await showReport([fullCompany]);
    await user.click(screen.getByRole('button', { name: 'Back to search' }));
    expect(window.location.pathname).toBe('/');
  });
});

describe('a running report', () => {
  test('shows its badge, its counters and the message of the number found', async () => {
    server.use(answer('readReport', () => ({ ...reportWith([fullCompany], 'processing') })));
    await renderApp(reportPath);
    expect(await screen.findByText('processing')).toBeTruthy();
    expect(screen.getByText(/^Found 1 company/)).toBeTruthy();
    expect(screen.getByText(jobId)).toBeTruthy();
  });

  test('says that it is scanning before the first company', async () => {
    const running = reportWith([], 'queued');
    server.use(answer('readReport', () => ({ ...running, raw_json: { ...running.raw_json, scan_date: null } })));
    await renderApp(reportPath);
    expect(await screen.findByText('Scanning the website …')).toBeTruthy();
    expect(screen.getByText('in progress')).toBeTruthy();
  });
});

describe('a report that cannot be shown', () => {
  test.each([
    ['a failed job', () => answer('readReport', () => reportWith([], 'failed')), 'The website could not be evaluated.'],
    ['a server error', () => refuse('readReport', 500, 'internal', 'x'), 'Failed to load report'],
  ])('%s', async (_, handler, message) => {
    server.use(handler());
    await renderApp(reportPath);
    expect(await screen.findByRole('heading', { name: 'Processing Error' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  test('an unknown job', async () => {
    server.use(
      refuse('readReport', 404, 'not_found', 'x'),
      answer('readStatus', () => ({ status: 'completed' })),
    );
    await renderApp(reportPath);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Report not found'));
  });
});
