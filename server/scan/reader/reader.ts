import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageOutline } from '../pages/outline.ts';
import type { ReadAnswer, ReadRequest, ThreadMessage } from './messages.ts';

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
  /** Its thread was lost with other pages too; it is read again alone, so that only the guilty one is given up. */
  alone?: boolean;
  /** Its outline was told before its thread was lost. */
  outlined?: boolean;
}

/** A thread with what it is doing. */
interface Thread {
  worker: Worker;
  /** Milliseconds of the processor that it had had before these pages; null while its program loads. */
  cpuMs: number | null;
  tasks: Task[];
  timer?: NodeJS.Timeout;
}

/** Milliseconds for a thread to load its program; on a busy machine that is longer than a page may take. */
const START_MS = 20_000;

/** Pages that a thread is given at once: one that sleeps and wakes between pages finds its caches cold. */
const BATCH = 16;

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
    const thread: Thread = { worker, cpuMs: null, tasks: [] };
    // A waiting thread must not keep a command-line scan alive.
    worker.unref();
    all.add(thread);
    worker.on('message', (message: ThreadMessage) => hear(thread, message));
    worker.on('error', (error) => lose(thread, `the reading thread crashed: ${String(error)}`));
    worker.on('exit', (code) => lose(thread, `the reading thread ended (${code})`));
    return thread;
  };

  const hear = (thread: Thread, { pages, cpuMs }: ThreadMessage) => {
    for (const { index, outline, answer } of pages) {
      const task = thread.tasks[index];
      if (!task) continue;
      if (outline && !task.outlined) {
        task.outlined = true;
        task.onOutline(outline);
      }
      if (answer) task.settle(answer);
    }
    if (cpuMs === undefined) return;
    const wasLoading = thread.cpuMs === null;
    thread.cpuMs = cpuMs;
    if (!wasLoading) release(thread);
    // Loaded: the time of the pages that wait for it begins to run.
    else if (thread.tasks.length > 0) limit(thread, timeoutMs);
  };

  const work = () => {
    while (queue.length > 0) {
      const thread = idle.pop() ?? (all.size < threads ? start() : undefined);
      if (!thread) return;
      thread.tasks = nextBatch();
      thread.worker.ref();
      limit(thread, thread.cpuMs === null ? START_MS : timeoutMs);
      thread.worker.postMessage(thread.tasks.map(({ request }) => request));
    }
  };

  /** The pages that wait, as many as a thread is given at once. */
  const nextBatch = (): Task[] => {
    const end = queue.findIndex(({ alone }, index) => alone || index === BATCH);
    return queue.splice(0, end < 0 ? queue.length : Math.max(1, end));
  };

  /** Takes a thread's tasks from it. */
  const take = (thread: Thread): Task[] => {
    clearTimeout(thread.timer);
    thread.worker.unref();
    const { tasks } = thread;
    thread.tasks = [];
    return tasks;
  };

  const release = (thread: Thread) => {
    take(thread);
    if (!closed) idle.push(thread);
    work();
  };

  /** Gives up a thread, and the page that it was reading if there was only one. */
  const lose = (thread: Thread, error: string) => {
    if (!all.delete(thread)) return;
    const index = idle.indexOf(thread);
    if (index >= 0) idle.splice(index, 1);
    const tasks = take(thread);
    if (tasks.length > 1 && !closed) {
      for (const task of tasks) task.alone = true;
      queue.unshift(...tasks);
    } else {
      for (const task of tasks) task.settle({ ok: false, error });
    }
    void thread.worker.terminate();
    work();
  };

  const limit = (thread: Thread, ms: number, round = 1) => {
    const { tasks } = thread;
    clearTimeout(thread.timer);
    thread.timer = setTimeout(async () => {
      const waited = round < ROUNDS && (await hasWaited(thread, ms));
      if (thread.tasks !== tasks) return;
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
        // Pages that are given in a row go to a thread together.
        else if (queue.push({ request, onOutline, settle: settled }) === 1) queueMicrotask(work);
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
