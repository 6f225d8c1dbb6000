/**
 * Runs `work` under a signal that fires after `ms` milliseconds, or when `above` does. A timer of
 * `AbortSignal.timeout` goes off though its work has long ended, ten seconds later for every page; this one does not.
 */
export async function withDeadline<Result>(
  ms: number,
  above: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(above?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException(`not done in ${ms} ms`, 'TimeoutError')), ms);
  if (above?.aborted) giveUp();
  else above?.addEventListener('abort', giveUp, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    above?.removeEventListener('abort', giveUp);
  }
}
