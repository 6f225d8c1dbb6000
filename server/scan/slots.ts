/** Lets at most `limit` tasks per key (a host, say) run at once; the others wait in order. */
export function createSlots(limit: number) {
  const keys = new Map<string, { running: number; waiting: (() => void)[] }>();

  const leave = (key: string) => {
    const entry = keys.get(key);
    if (!entry) return;
    const next = entry.waiting.shift();
    if (next) {
      next();
      return;
    }
    entry.running -= 1;
    if (entry.running === 0) keys.delete(key);
  };

  /** Runs `task` when its key has a free slot; rejects with the signal's reason if aborted while waiting. */
  return async function inSlot<T>(key: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const entry = keys.get(key) ?? { running: 0, waiting: [] };
    keys.set(key, entry);
    if (entry.running < limit) entry.running += 1;
    else await turn(entry.waiting, signal);
    try {
      return await task();
    } finally {
      leave(key);
    }
  };
}

function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const index = waiting.indexOf(start);
      if (index >= 0) waiting.splice(index, 1);
      reject(signal.reason);
    };
    const start = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    waiting.push(start);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
