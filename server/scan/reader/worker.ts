import { parentPort } from 'node:worker_threads';
import { parsePage } from '../dom/parse-page.ts';
import { readPage } from '../facts/read-page.ts';
import { readOutline } from '../pages/outline.ts';
import { READY, type ReadAnswer, type ReadRequest } from './messages.ts';

/** Thread that reads pages, one at a time: hostile markup can stall or crash it, but not the server. */
parentPort?.on('message', (request: ReadRequest) => {
  parentPort?.postMessage(read(request));
});
parentPort?.postMessage(READY);

function read({ page, kind }: ReadRequest): ReadAnswer {
  try {
    const parsed = parsePage(page);
    return { ok: true, reading: { outline: readOutline(parsed), facts: readPage(parsed, kind) } };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
