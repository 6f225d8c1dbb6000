import { parentPort } from 'node:worker_threads';
import { parsePage } from '../dom/parse-page.ts';
import { readPage } from '../facts/read-page.ts';
import { decodeText } from '../fetch/charset.ts';
import { readOutline } from '../pages/outline.ts';
import { READY, type ReadRequest, type ThreadMessage } from './messages.ts';

/** Thread that reads pages, one at a time: hostile markup can stall or crash it, but not the server. */
parentPort?.on('message', ({ url, bytes, contentType, kind }: ReadRequest) => {
  try {
    const parsed = parsePage({ url, html: decodeText(bytes, contentType) });
    tell({ outline: readOutline(parsed) });
    tell({ facts: readPage(parsed, kind) });
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
tell(READY);

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}
