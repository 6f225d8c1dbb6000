import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Evidence, FieldState, ReportCompany } from '../../contract/report.ts';
import { fullCompany, sparseCompany } from '../../src/mocks/companies.ts';
import { section, showReport } from './support/show-report.tsx';

const page = 'https://www.nordlicht-feinmechanik.example/impressum';
const words = (snippet: string): Evidence => ({ url: page, snippet, method: 'label', confidence: 'high' });
const sourced = <Item extends { id: string }>(items: Item[]) =>
  items.map((item) => ({ ...item, evidence: words(`Stelle ${item.id}`) }));

/** The full company with a source for everything that it says. */
const evidenced: ReportCompany = {
  ...fullCompany,
  ceos: sourced(fullCompany.ceos),
  contacts: sourced(fullCompany.contacts),
  branchLocations: sourced(fullCompany.branchLocations),
  certifications: sourced(fullCompany.certifications),
  reviews: sourced(fullCompany.reviews),
  evidence: Object.fromEntries(Object.keys(fullCompany).map((field) => [field, words(`Stelle ${field}`)])),
};

/** The words that a source button opens. */
const wordsOf = (button: Element | null) => document.getElementById(button?.getAttribute('popovertarget') ?? '');

test('a source is a button by name that opens the words and a link to their page', async () => {
  await showReport([fullCompany]);
  const source = screen.getByRole('button', { name: 'Source of VAT ID' });
  expect(wordsOf(source)?.textContent).toContain('§ 27a UStG: DE136695976');
  expect(wordsOf(source)?.querySelector('a')?.getAttribute('href')).toBe(page);
});

test('every value of a company has its source', async () => {
  const { user } = await showReport([evidenced]);
  for (const more of screen.getAllByText('Show all')) await user.click(more);
  const places = ['h2', 'details > div > p', 'dd', 'details li', 'header li'].map((place) => `article ${place}`);
  const values = [...document.querySelectorAll(places.join())];
  // Name, description, 13 facts, 6 leaders, 5 contacts, 4 branches, 2 certificates, 3 reviews, 2 of them on top.
  expect(values).toHaveLength(37);
  for (const value of values) {
    const source = wordsOf(value.querySelector('button[popovertarget]'));
    expect(source?.querySelector('q')?.textContent, value.textContent ?? '').toMatch(/^Stelle /);
    expect(source?.querySelector('a')?.getAttribute('href')).toBe(page);
  }
});

test('address and phone have theirs at the head of the card, too', async () => {
  await showReport([evidenced]);
  const head = [...document.querySelectorAll('article header button[popovertarget]')];
  expect(head.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Source of Nordlicht Feinmechanik GmbH',
    'Source of Address',
    'Source of Phone',
    'Source of Kununu',
    'Source of ProvenExpert',
  ]);
});

test.each([
  ['en', 'Where the English stands'],
  ['de', 'Wo das Deutsche steht'],
] as const)('a text in two languages has the source of the one that is shown (%s)', async (language, snippet) => {
  const company: ReportCompany = {
    ...fullCompany,
    evidence: {
      description: words('Wo das Deutsche steht'),
      description_de: words('Wo das Deutsche steht'),
      description_en: words('Where the English stands'),
    },
  };
  await showReport([company], language);
  const description = document.querySelector('article details');
  expect(wordsOf(description?.querySelector('button[popovertarget]') ?? null)?.textContent).toContain(snippet);
});

const says: [FieldState, string][] = [
  ['absent', 'Not stated on the website'],
  ['blocked', 'Not released by the website'],
  ['unreadable', 'Page could not be read'],
];

test.each(says)('what is missing is told apart: %s', async (state, text) => {
  const fields = ['description', 'founding_date', 'zip', 'vat_id', 'sustainability', 'ceos', 'contacts'];
  const lists = ['branchLocations', 'certifications'];
  const states = Object.fromEntries([...fields, ...lists].map((field) => [field, state]));
  await showReport([{ ...sparseCompany, description: null, zip: null, field_states: states }]);
  for (const name of [/^Description/, /^Basic/, /^Address/, /^Legal/, /^Lead/, /^Contacts/, /^Branches/, /^Certif/]) {
    expect(section(name).textContent).toContain(text);
  }
});

test('what not every company has is missing only where it could not be looked for', async () => {
  const stateOf = (state: FieldState) =>
    Object.fromEntries(['legal_form', 'register_court', 'industry'].map((field) => [field, state]));
  await showReport(says.map(([state], index) => ({ ...sparseCompany, id: `${index}`, field_states: stateOf(state) })));
  const rows = (label: string) => screen.queryAllByText(label).map((term) => term.nextElementSibling?.textContent);
  for (const label of ['Legal form', 'Register court', 'Industry'])
    expect(rows(label)).toEqual(['Not released by the website', 'Page could not be read']);
});
