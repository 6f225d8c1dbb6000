import { parentPort } from 'node:worker_threads';
import { READY, type ReadRequest } from '../../../../server/scan/reader/messages.ts';

/** A reading thread that does what the page says. */
parentPort?.on('message', ({ bytes }: ReadRequest) => {
  const mood = new TextDecoder().decode(bytes);
  if (mood === 'stall') for (;;);
  if (mood === 'crash') throw new Error('thread broke');
  if (mood === 'exit') process.exit(7);
  if (mood === 'hoard') {
    const hoard: number[][] = [];
    for (;;) hoard.push(Array.from({ length: 100_000 }, Math.random));
  }
  parentPort?.postMessage({ error: `read ${mood}` });
});
parentPort?.postMessage(READY);
