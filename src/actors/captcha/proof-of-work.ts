import type { Solution } from 'altcha-lib';

/** What the worker posts back: the solution, or null where it ran out of time. */
export type WorkerAnswer = Pick<Solution, 'counter' | 'derivedKey'> | null;

function solveInWorker(challenge: object, signal: AbortSignal): Promise<WorkerAnswer> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<WorkerAnswer>((resolve, reject) => {
    worker.onmessage = (message: MessageEvent<WorkerAnswer>) => resolve(message.data);
    worker.onerror = () => reject(new Error('The proof-of-work worker failed'));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(challenge);
  });
  return answer.finally(() => worker.terminate());
}

/**
 * Solves an ALTCHA challenge off the main thread and encodes challenge and solution the way altcha-lib's server
 * reads them: base64 of their JSON. Rejects where no solution is found in time.
 */
export async function solve(challenge: object, signal: AbortSignal): Promise<string> {
  const solution = await solveInWorker(challenge, signal);
  if (!solution) throw new Error('The proof of work found no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}
