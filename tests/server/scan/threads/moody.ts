import { parentPort } from 'node:worker_threads';
import type { PageMessage, ReadRequest, ThreadEnd } from '../../../../server/scan/reader/messages.ts';

/** A reading thread that does what the page says. */
parentPort?.on('message', ({ bytes }: ReadRequest) => {
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
  end({ ok: false, error: `read ${mood}` });
});
end(null);

/** Without the processor, as on a machine that is busy with other things. */
function waitFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function end(answer: ThreadEnd['answer']): void {
  const { user, system } = process.threadCpuUsage();
  parentPort?.postMessage({ end: { answer, cpuMs: (user + system) / 1_000 } } satisfies PageMessage);
}
