import { afterEach, describe, expect, it } from 'vitest';
import type { PageOutline } from '../../../server/scan/pages/outline.ts';
import { createReader, type Reader, type ReaderOptions } from '../../../server/scan/reader/reader.ts';

const moody = new URL('./threads/moody.ts', import.meta.url);

let reader: Reader;
afterEach(() => reader.close());

function open(options: ReaderOptions) {
  reader = createReader(options);
  return (html: string, onOutline?: (outline: PageOutline) => void, linksFirst = false) => {
    const bytes = new TextEncoder().encode(html);
    const page = { url: 'https://muster-bau.de/', contentType: undefined, kind: 'home' } as const;
    return reader.read({ ...page, bytes, linksFirst }, onOutline);
  };
}

describe('createReader', () => {
  it.each([true, false])('parses a page once for its links and its facts (links first: %s)', async (linksFirst) => {
    const read = open({ threads: 1 });
    const titles: string[] = [];
    const html = '<html lang="de"><title>Muster Bau</title><a href="/impressum">Impressum</a></html>';
    const answer = await read(html, (outline) => titles.push(outline.title), linksFirst);
    expect(titles).toEqual(['Muster Bau']);
    expect(answer).toMatchObject({ ok: true, facts: { kind: 'home', url: 'https://muster-bau.de/' } });
  });

  it.each(['stall', 'crash', 'exit'])('loses only the page that makes its thread %s', async (mood) => {
    const read = open({ threads: 1, timeoutMs: mood === 'stall' ? 300 : 20_000, program: moody });
    const answers = await Promise.all([read('a'), read(mood), read('b')]);
    expect(answers[0]).toEqual({ ok: false, error: 'read a' });
    expect(answers[1]).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^(?:reading took|the reading thread)/),
    });
    expect(answers[2]).toEqual({ ok: false, error: 'read b' });
  });

  it('tells a page’s links once, though it is read again because another lost its thread', async () => {
    const read = open({ threads: 1, timeoutMs: 20_000, program: moody });
    const titles: string[] = [];
    const answers = await Promise.all([read('a', (outline) => titles.push(outline.title), true), read('crash')]);
    expect(titles).toEqual(['Muster Bau']);
    expect(answers[0]).toEqual({ ok: false, error: 'read a' });
    expect(answers[1]).toMatchObject({ ok: false, error: expect.stringMatching(/crashed/) });
  });

  it('does not lose a page whose thread only waited for the processor', async () => {
    const read = open({ threads: 1, timeoutMs: 200, program: moody });
    expect(await read('wait')).toEqual({ ok: false, error: 'read wait' });
  });

  it('waits for no thread for ever', async () => {
    const read = open({ threads: 1, timeoutMs: 200, program: moody });
    const answers = await Promise.all([read('wait for ever'), read('a')]);
    expect(answers.map((answer) => !answer.ok && answer.error)).toEqual(['reading took longer than 200 ms', 'read a']);
  });

  it('gives no thread more memory than a page needs', async () => {
    const read = open({ threads: 1, timeoutMs: 20_000, program: moody });
    const before = process.resourceUsage().maxRSS;
    expect(await read('hoard')).toMatchObject({ ok: false });
    expect((process.resourceUsage().maxRSS - before) / 1_024).toBeLessThan(600);
  });

  it('goes on after many stalls', async () => {
    const read = open({ threads: 2, timeoutMs: 100, program: moody });
    const answers = await Promise.all(['stall', 'stall', 'stall', 'a'].map((html) => read(html)));
    expect(answers.map((answer) => !answer.ok && answer.error)).toEqual([
      'reading took longer than 100 ms',
      'reading took longer than 100 ms',
      'reading took longer than 100 ms',
      'read a',
    ]);
  });

  it('settles what waits when it is closed', async () => {
    const read = open({ threads: 1, program: moody });
    const running = read('stall');
    const waiting = read('a');
    await reader.close();
    expect(await waiting).toEqual({ ok: false, error: 'the reader is closed' });
    expect(await running).toMatchObject({ ok: false });
    expect(await read('b')).toEqual({ ok: false, error: 'the reader is closed' });
  });
});
