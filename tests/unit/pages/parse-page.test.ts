import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';

const namesIn = (html: string) =>
  parsePage({ url: 'https://muster-bau.de/', html }).elements.map((element) => element.name);

describe('parsePage', () => {
  it('gives the same tree however long the page is', () => {
    const row = '<div class="zeile"><p title="a &amp; b">Grüße &uuml;ber</p><img src=x></div>';
    const names = namesIn(`<main>${row.repeat(3_000)}</main><footer>Ende</footer>`);
    expect(names.length).toBe(2 + 3 * 3_000);
    expect(names.at(-1)).toBe('footer');
  });

  it('flattens what is nested without end, and loses nothing', () => {
    const { document, elements } = parsePage({
      url: 'https://muster-bau.de/',
      html: `${'<div>x'.repeat(2_000)}${'</div>'.repeat(2_000)}<p>y`,
    });
    let deepest = 0;
    for (const element of elements) {
      let depth = 0;
      for (let node = element.parent; node; node = node.parent) depth += 1;
      deepest = Math.max(deepest, depth);
    }
    expect(deepest).toBeLessThan(300);
    expect(document.last).toMatchObject({ name: 'p' });
    expect(namesIn('<div>'.repeat(2_000))).toHaveLength(2_000);
  });

  it('leaves out what no reader would reach, and reads the end of the page all the same', () => {
    const names = namesIn(`${'<p>'.repeat(700_000)}<footer>`);
    expect(names.length).toBeLessThan(60_000);
    expect(names.at(-1)).toBe('footer');
  });

  it('stops at a length of text too, but not of code', () => {
    const words = 'Schrauben und Dübel '.repeat(1_000);
    const rows = `<li>${words}</li>`.repeat(100);
    const names = namesIn(`<main>${rows}</main><footer>`);
    expect(names.length).toBeLessThan(50);
    expect(names.at(-1)).toBe('footer');
    expect(namesIn(`<script>"${words.repeat(50)}"</script><b>`)).toEqual(['script', 'b']);
  });

  it('keeps what stands after elements that nothing closes', () => {
    const { document } = parsePage({
      url: 'https://muster-bau.de/',
      html: `<main>${'<span>x'.repeat(1_000)}</main><footer><a href="/impressum">Impressum</a></footer>`,
    });
    expect(document.first).toMatchObject({ name: 'main', next: { name: 'footer', next: null } });
  });

  it('reads end tags that close nothing as nothing, however deep the page is', () => {
    const html = `${'<span>'.repeat(170_000)}${'</i></em></u>'.repeat(80_000)}<footer>`;
    expect(namesIn(html).at(-1)).toBe('footer');
  });
});
