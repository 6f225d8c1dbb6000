import { parentPort } from 'node:worker_threads';
import { parsePage } from '../dom/parse-page.ts';
import { readPage } from '../facts/read-page.ts';
import { decodeText } from '../fetch/charset.ts';
import { type PageOutline, readOutline } from '../pages/outline.ts';
import type { PageMessage, ReadAnswer, ReadRequest } from './messages.ts';

/** Thread that reads pages, one at a time: hostile markup can stall or crash it, but not the server. */
parentPort?.on('message', ({ url, bytes, contentType, kind, linksFirst }: ReadRequest) => {
  let outline: PageOutline | undefined;
  let answer: ReadAnswer;
  try {
    const parsed = parsePage({ url, html: decodeText(bytes, contentType) });
    outline = readOutline(parsed);
    if (linksFirst) tell({ outline });
    answer = { ok: true, facts: readPage(parsed, kind === 'other' && outline.legal ? 'impressum' : kind) };
  } catch (error) {
    answer = { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  end(answer, linksFirst ? undefined : outline);
});
end(null);

function end(answer: ReadAnswer | null, outline?: PageOutline): void {
  const { user, system } = process.threadCpuUsage();
  tell({ ...(outline && { outline }), end: { answer, cpuMs: (user + system) / 1_000 } });
}

function tell(message: PageMessage): void {
  parentPort?.postMessage(message);
}
