import { setImmediate } from 'node:timers/promises';

export interface Turns {
  /** Runs a task when its turn has come. */
  take<T>(kind: 'read' | 'write', task: () => Promise<T>): Promise<T>;
}

/**
 * Lets tasks run one at a time, with a round of the event loop between them. Whoever reads waits for one task at
 * most, not for all that was there before: a read goes ahead of the writes, yet never two reads in a row while a
 * write waits.
 */
export function createTurns(): Turns {
  const waiting = { read: [] as (() => Promise<void>)[], write: [] as (() => Promise<void>)[] };
  let isBusy = false;
  let last: 'read' | 'write' = 'write';

  const next = () => {
    const first = last === 'read' && waiting.write.length > 0 ? 'write' : 'read';
    last = waiting[first].length > 0 ? first : 'write';
    return waiting[last].shift();
  };

  const runAll = async () => {
    isBusy = true;
    for (let task = next(); task; task = next()) {
      await task();
      await setImmediate();
    }
    isBusy = false;
  };

  return {
    take: (kind, task) =>
      new Promise((resolve, reject) => {
        waiting[kind].push(() => task().then(resolve, reject));
        if (!isBusy) void runAll();
      }),
  };
}
