import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageOutline } from '../pages/outline.ts';
import type { PageMessage, ReadAnswer, ReadRequest } from './messages.ts';

export interface ReaderOptions {
  /** Threads; one core is left to the network. */
  threads?: number;
  /** Milliseconds for one page, after which its thread is killed. */
  timeoutMs?: number;
  /** The thread's program; replaced in tests only. */
  program?: URL;
}

export interface Reader {
  /**
   * Parses one page once and reads its outline, told to `onOutline`, and its facts. Never rejects: a crash or a
   * stall loses this page only.
   */
  read(request: ReadRequest, onOutline?: (outline: PageOutline) => void): Promise<ReadAnswer>;
  close(): Promise<void>;
}

interface Task {
  request: ReadRequest;
  onOutline: (outline: PageOutline) => void;
  settle: (answer: ReadAnswer) => void;
}

/** A thread with what it is doing. */
interface Thread {
  worker: Worker;
  /** Milliseconds of the processor that it had had before this page; null while its program loads. */
  cpuMs: number | null;
  task: Task | null;
  timer?: NodeJS.Timeout;
}

/** Milliseconds for a thread to load its program; on a busy machine that is longer than a page may take. */
const START_MS = 20_000;

/** A page whose thread was kept waiting by a busy machine gets its time again, this often in all. */
const ROUNDS = 3;
/** Heap of a thread: enough for the tree of 2 MiB of markup. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 };

const CLOSED: ReadAnswer = { ok: false, error: 'the reader is closed' };

/** Reads pages in threads of their own, so that no page can hold up or bring down the process. */
export function createReader(options: ReaderOptions = {}): Reader {
  const { threads = Math.max(1, availableParallelism() - 1), timeoutMs = 5_000 } = options;
  const program = options.program ?? new URL('./worker.ts', import.meta.url);
  const all = new Set<Thread>();
  const idle: Thread[] = [];
  const queue: Task[] = [];
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(program, { execArgv: [], resourceLimits: HEAP });
    const thread: Thread = { worker, cpuMs: null, task: null };
    // A waiting thread must not keep a command-line scan alive.
    worker.unref();
    all.add(thread);
    worker.on('message', ({ outline, end }: PageMessage) => {
      if (outline) thread.task?.onOutline(outline);
      if (!end) return;
      thread.cpuMs = end.cpuMs;
      if (end.answer) release(thread, end.answer);
      // Loaded: the time of the page that waits for it begins to run.
      else if (thread.task) limit(thread, timeoutMs);
    });
    worker.on('error', (error) => lose(thread, `the reading thread crashed: ${String(error)}`));
    worker.on('exit', (code) => lose(thread, `the reading thread ended (${code})`));
    return thread;
  };

  const work = () => {
    while (queue.length > 0) {
      const thread = idle.pop() ?? (all.size < threads ? start() : undefined);
      const task = thread && queue.shift();
      if (!task) return;
      thread.task = task;
      thread.worker.ref();
      limit(thread, thread.cpuMs === null ? START_MS : timeoutMs);
      thread.worker.postMessage(task.request, [task.request.bytes.buffer]);
    }
  };

  /** Takes a thread's task from it. */
  const settle = (thread: Thread, answer: ReadAnswer) => {
    const { task } = thread;
    clearTimeout(thread.timer);
    thread.task = null;
    thread.worker.unref();
    task?.settle(answer);
  };

  const release = (thread: Thread, answer: ReadAnswer) => {
    settle(thread, answer);
    if (!closed) idle.push(thread);
    work();
  };

  /** Gives up a thread and the page that it was reading. */
  const lose = (thread: Thread, error: string) => {
    if (!all.delete(thread)) return;
    const index = idle.indexOf(thread);
    if (index >= 0) idle.splice(index, 1);
    settle(thread, { ok: false, error });
    void thread.worker.terminate();
    work();
  };

  const limit = (thread: Thread, ms: number, round = 1) => {
    const { task } = thread;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(async () => {
      const waited = round < ROUNDS && (await hasWaited(thread, ms));
      if (thread.task !== task) return;
      if (waited) limit(thread, ms, round + 1);
      else lose(thread, `reading took longer than ${ms} ms`);
    }, ms);
  };

  // Loads while the first page is being fetched.
  idle.push(start());

  return {
    read: (request, onOutline = () => {}) =>
      new Promise((settled) => {
        if (closed) settled(CLOSED);
        else queue.push({ request, onOutline, settle: settled });
        work();
      }),
    close: async () => {
      closed = true;
      for (const task of queue.splice(0)) task.settle(CLOSED);
      await Promise.all([...all].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Whether a thread has had the processor for less than half of the time that went by; false where it does not tell. */
async function hasWaited({ worker, cpuMs }: Thread, ms: number): Promise<boolean> {
  // A thread that is at work is interrupted and tells at once; one that only waits tells when its turn comes.
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined).unref());
  const used = await Promise.race([worker.cpuUsage(), late]).catch(() => undefined);
  return cpuMs !== null && used !== undefined && (used.user + used.system) / 1_000 - cpuMs < ms / 2;
}
