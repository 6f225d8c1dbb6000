import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { decodeText } from '../../../server/scan/fetch/charset.ts';
import { readOutline } from '../../../server/scan/pages/outline.ts';
import { visitPages } from '../../../server/scan/visit-pages.ts';

const SITE = 'https://brandt-dachbau.de';
const PATHS = ['/impressum', '/kontakt', '/ueber-uns', '/team', '/standorte', '/zertifikate'];
const nav = PATHS.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(' ');

/** Visits a site whose pages, the first one apart, have `bytes` bytes; tells what happened, in order. */
async function visit(bytes: number, latencyOf = (_path: string) => 1) {
  const events: string[] = [];
  let waiting = 0;
  let mostWaiting = 0;
  const found = await visitPages(`${SITE}/`, {
    door: {
      fetchPage: async (url) => {
        const { pathname } = new URL(url);
        events.push(`ask ${pathname}`);
        await new Promise((resolve) => setTimeout(resolve, latencyOf(pathname)));
        const html = `<html lang="de"><body><nav>${nav}</nav><h1>${pathname}</h1></body></html>`;
        const body = new TextEncoder().encode(pathname === '/' ? html : html.padEnd(bytes));
        waiting += body.length;
        mostWaiting = Math.max(mostWaiting, waiting);
        return { ok: true, url, bytes: body, contentType: 'text/html; charset=utf-8' };
      },
      fetchSitemap: async (url) => ({ ok: false, url, reason: 'unreachable', detail: 'HTTP 404', status: 404 }),
      listSitemaps: async () => [],
    },
    reader: {
      read: async ({ url, bytes, contentType, kind }, onOutline) => {
        events.push(`read ${new URL(url).pathname}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        const page = parsePage({ url, html: decodeText(bytes, contentType) });
        onOutline?.(readOutline(page));
        waiting -= bytes.length;
        return { ok: true, facts: readPage(page, kind) };
      },
      close: async () => {},
    },
    signal: new AbortController().signal,
    plan: { pages: 15 },
    log: () => {},
  });
  const paths = found.facts.map(({ url }) => new URL(url).pathname);
  return { events, mostWaiting, paths, read: found.pages.filter(({ result }) => result === 'read').length };
}

describe('visitPages', () => {
  it('reads the pages of a site together, while the last ones are being fetched', async () => {
    const { events, read } = await visit(1_000);
    expect(read).toBe(1 + PATHS.length);
    const lastAsked = events.findLastIndex((event) => event.startsWith('ask'));
    expect(events.slice(0, 3)).toEqual(['ask /', 'read /', 'ask /impressum']);
    expect(events.slice(3, lastAsked).filter((event) => event.startsWith('read'))).toEqual([]);
  });

  it('gives what the pages say in the order in which they were asked for, whichever comes first', async () => {
    const { events, paths } = await visit(1_000, (path) => (path === '/impressum' ? 60 : 1));
    expect(paths).toHaveLength(1 + PATHS.length);
    expect(paths).toEqual(events.filter((event) => event.startsWith('ask')).map((event) => event.slice(4)));
  });

  it('lets no more than a megabyte and the pages under way wait to be read', async () => {
    const { mostWaiting, read } = await visit(600_000);
    expect(read).toBe(1 + PATHS.length);
    expect(mostWaiting).toBeLessThan(1024 * 1024 + 2 * 600_000);
  });
});
