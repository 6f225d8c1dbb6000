import { parentPort } from 'node:worker_threads';
import { parsePage } from '../dom/parse-page.ts';
import { readPage } from '../facts/read-page.ts';
import { decodeText } from '../fetch/charset.ts';
import { readOutline } from '../pages/outline.ts';
import type { PageNews, ReadRequest, ThreadMessage } from './messages.ts';

/** Thread that reads pages, one after the other: hostile markup can stall or crash it, but not the server. */
parentPort?.on('message', (requests: ReadRequest[]) => {
  tell({ pages: requests.map(read), cpuMs: cpuMs() });
});
tell({ pages: [], cpuMs: cpuMs() });

function read({ url, bytes, contentType, kind, linksFirst }: ReadRequest, index: number): PageNews {
  const news: PageNews = { index };
  try {
    const parsed = parsePage({ url, html: decodeText(bytes, contentType) });
    const outline = readOutline(parsed);
    if (linksFirst) tell({ pages: [{ index, outline }] });
    else news.outline = outline;
    news.answer = { ok: true, facts: readPage(parsed, kind === 'other' && outline.legal ? 'impressum' : kind) };
  } catch (error) {
    news.answer = { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  return news;
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
