import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ReadAnswer, ReadRequest } from './messages.ts';

export interface ReaderOptions {
  /** Threads; one core is left to the network. */
  threads?: number;
  /** Milliseconds for one page, after which its thread is killed. */
  timeoutMs?: number;
  /** The thread's program; replaced in tests only. */
  program?: URL;
}

export interface Reader {
  /** Parses and reads one page. Never rejects: a crash or a stall loses this page only. */
  read(request: ReadRequest): Promise<ReadAnswer>;
  close(): Promise<void>;
}

interface Task {
  request: ReadRequest;
  settle: (answer: ReadAnswer) => void;
}

/** Heap of a thread: markup of 2 MiB needs about a tenth of it. */
const HEAP_MB = 192;

/** Reads pages in threads of their own, so that no page can hold up or bring down the process. */
export function createReader(options: ReaderOptions = {}): Reader {
  const { threads = Math.max(1, availableParallelism() - 1), timeoutMs = 5_000 } = options;
  const program = options.program ?? new URL('./worker.ts', import.meta.url);
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const queue: Task[] = [];
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    // A waiting thread must not keep a command-line scan alive.
    worker.unref();
    all.add(worker);
    worker.on('exit', () => {
      all.delete(worker);
      const index = idle.indexOf(worker);
      if (index >= 0) idle.splice(index, 1);
    });
    return worker;
  };

  const work = () => {
    while (queue.length > 0) {
      const worker = idle.pop() ?? (all.size < threads ? start() : undefined);
      const task = worker && queue.shift();
      if (!task) return;
      run(worker, task, timeoutMs).then((usable) => {
        if (usable && !closed) idle.push(worker);
        else void worker.terminate();
        if (!usable) all.delete(worker);
        work();
      });
    }
  };

  return {
    read: (request) =>
      new Promise((settle) => {
        if (closed) settle({ ok: false, error: 'the reader is closed' });
        else queue.push({ request, settle });
        work();
      }),
    close: async () => {
      closed = true;
      for (const task of queue.splice(0)) task.settle({ ok: false, error: 'the reader is closed' });
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/** Runs one task; resolves to whether the thread can be used again. */
function run(worker: Worker, task: Task, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const done = (answer: ReadAnswer, usable: boolean) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
      task.settle(answer);
      resolve(usable);
    };
    const onMessage = (answer: ReadAnswer) => done(answer, true);
    // Without a listener an error in the thread would end the process.
    const onError = (error: unknown) => {
      worker.on('error', () => {});
      done({ ok: false, error: `the reading thread crashed: ${String(error)}` }, false);
    };
    const onExit = (code: number) => done({ ok: false, error: `the reading thread ended (${code})` }, false);
    const timer = setTimeout(
      () => done({ ok: false, error: `reading took longer than ${timeoutMs} ms` }, false),
      timeoutMs,
    );
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage(task.request);
  });
}
