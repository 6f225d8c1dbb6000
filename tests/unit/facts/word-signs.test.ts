import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const WORD_SIGNS = '../../../server/scan/facts/word-signs.ts';
const fixtures = join(import.meta.dirname, '../../fixtures');
const pages = readdirSync(fixtures)
  .flatMap((set) => readdirSync(join(fixtures, set)).map((name) => join(fixtures, set, name)))
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(file, 'utf8') }));

/** Facts of every fixture, with the modules as they are mocked at the moment. */
async function readAll(): Promise<Record<string, unknown>> {
  vi.resetModules();
  const { parsePage } = await import('../../../server/scan/dom/parse-page.ts');
  const { readPage } = await import('../../../server/scan/facts/read-page.ts');
  return Object.fromEntries(
    pages.map(({ file, html }) => [file, readPage(parsePage({ url: 'https://firma.test/', html }), 'about')]),
  );
}

describe('word signs', () => {
  afterEach(() => {
    vi.doUnmock(WORD_SIGNS);
  });

  it('leave out only texts in which no pattern matches', { timeout: 60_000 }, async () => {
    const screened = await readAll();
    vi.doMock(WORD_SIGNS, async (original) => ({ ...(await original<object>()), signsOf: () => -1 }));
    expect(await readAll()).toEqual(screened);
    expect(pages.length).toBeGreaterThan(100);
  });

  it('join the signs of all words of a text', async () => {
    const { DIGIT, signsOf, wordSign } = await import('../../../server/scan/facts/word-signs.ts');
    const rooms = wordSign(/wohnzimmer/iu);
    const said = (text: string) => [rooms, DIGIT].map((sign) => (signsOf(text) & sign) > 0);
    expect(said('Wohnzimmer im ersten Stock')).toEqual([true, false]);
    expect(said('Stock 3 mit Wohnzimmer')).toEqual([true, true]);
    expect(said('im Keller')).toEqual([false, false]);
    expect(signsOf('')).toBe(0);
  });
});
