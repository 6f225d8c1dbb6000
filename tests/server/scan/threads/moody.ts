import { parentPort } from 'node:worker_threads';
import { READY, type ReadRequest } from '../../../../server/scan/reader/messages.ts';

/** A reading thread that does what the page says. */
parentPort?.on('message', ({ page }: ReadRequest) => {
  if (page.html === 'stall') for (;;);
  if (page.html === 'crash') throw new Error('thread broke');
  if (page.html === 'exit') process.exit(7);
  if (page.html === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, Math.random));
  }
  parentPort?.postMessage({ error: `read ${page.html}` });
});
parentPort?.postMessage(READY);
