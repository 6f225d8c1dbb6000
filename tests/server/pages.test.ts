import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageSlug, StaticPageAnswer, StaticPagesAnswer } from '../../contract/pages.ts';
import { renderPage } from '../../server/pages/static-pages.ts';
import { startTestApp, type TestApp } from './support/app.ts';

const header = '---\ntitle: Seite\nupdated: 2026-01-31\n---\n';

describe('static pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ worker: false });
  });
  afterAll(() => app.stop());

  const read = async (slug: string, language?: string) => {
    const answer = await app.get(`/pages/${slug}${language ? `?lang=${language}` : ''}`);
    return v.parse(StaticPageAnswer, await answer.json()).data;
  };

  test.each(PageSlug.options)('%s is there in both languages', async (slug) => {
    const [german, english] = [await read(slug, 'de'), await read(slug, 'en')];
    expect(german.content).not.toBe(english.content);
    expect(await read(slug)).toEqual(german);
    for (const page of [german, english]) {
      expect(page.content).toMatch(/<h2>/);
      expect(page.content).not.toMatch(/\[\[|\]\]|<script|style=/);
      expect(Number.isNaN(Date.parse(page.updated_at))).toBe(false);
    }
  });

  test.each(['de', 'en'])('the list in %s names all of them', async (language) => {
    const { data } = v.parse(StaticPagesAnswer, await (await app.get(`/pages?lang=${language}`)).json());
    expect(data.map(({ slug }) => slug)).toEqual(PageSlug.options);
  });

  test('the price of the terms is the price of the order form', async () => {
    expect((await read('agb', 'de')).content).toContain('9,95 € zuzüglich 19 % Mehrwertsteuer, insgesamt 11,84 €');
  });

  test.each(['unbekannt', '..%2f..%2fpackage', '%2e%2e'])('%s is no page', async (slug) => {
    expect((await app.get(`/pages/${slug}`)).status).toBe(404);
  });

  test('an unknown language is refused', async () => {
    expect((await app.get('/pages/agb?lang=fr')).status).toBe(400);
  });
});

describe('rendering', () => {
  test('leaves nothing in that could act', () => {
    const { content } = renderPage(
      `${header}## Titel\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n[Link](javascript:alert(1)) <b onclick="x()">Text</b>`,
    );
    expect(content).not.toMatch(/script|onerror|onclick|img/i);
    expect(content).toContain('Link</a> Text');
  });

  test('marks what the operator has to fill in', () => {
    expect(renderPage(`${header}Name: [[Firma]]`).content).toContain('<mark>Firma</mark>');
  });

  test.each(['# Titel', '---\ntitle: Seite\n---\nText', '---\ntitle:\nupdated: 2026-01-31\n---\n'])(
    'refuses a page without title or date: %j',
    (source) => {
      expect(() => renderPage(source)).toThrow();
    },
  );
});
