import { parentPort } from 'node:worker_threads';
import { parsePage } from '../../../../server/scan/dom/parse-page.ts';
import { type PageOutline, readOutline } from '../../../../server/scan/pages/outline.ts';
import type { PageNews, ReadRequest, ThreadMessage } from '../../../../server/scan/reader/messages.ts';

/** A reading thread that does what the pages say. */
parentPort?.on('message', (requests: ReadRequest[]) => {
  const pages = requests.map(({ bytes, url, linksFirst }, index): PageNews => {
    if (linksFirst) parentPort?.postMessage({ pages: [{ index, outline: outlineOf(url) }] } satisfies ThreadMessage);
    return { index, answer: { ok: false, error: `read ${obey(bytes)}` } };
  });
  end(pages);
});
end([]);

function obey(bytes: Uint8Array): string {
  const mood = new TextDecoder().decode(bytes);
  if (mood === 'stall') for (;;);
  if (mood === 'wait') waitFor(400);
  if (mood === 'wait for ever') for (;;) waitFor(50);
  if (mood === 'crash') throw new Error('thread broke');
  if (mood === 'exit') process.exit(7);
  if (mood === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, Math.random));
  }
  return mood;
}

const outlineOf = (url: string): PageOutline => readOutline(parsePage({ url, html: '<title>Muster Bau</title>' }));

/** Without the processor, as on a machine that is busy with other things. */
function waitFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function end(pages: PageNews[]): void {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage({ pages, cpuMs: (user + system) / 1_000 } satisfies ThreadMessage);
}
