/**
 * Settles as `promise` does, or rejects with the signal's reason as soon as it fires: undici's `request` does not
 * hear an abort while it connects. A value that comes too late goes to `discard`.
 */
export function abortable<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
  discard: (value: Value) => void = () => {},
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
    promise
      .then((value) => (signal.aborted ? discard(value) : resolve(value)), reject)
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}
