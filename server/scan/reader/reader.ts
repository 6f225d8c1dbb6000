import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageOutline } from '../pages/outline.ts';
import { READY, type ReadAnswer, type ReadRequest, type ThreadMessage } from './messages.ts';

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
   * Parses one page once and reads its outline, told to `onOutline` at once, and its facts. Never rejects:
   * a crash or a stall loses this page only.
   */
  read(request: ReadRequest, onOutline?: (outline: PageOutline) => void): Promise<ReadAnswer>;
  close(): Promise<void>;
}

interface Task {
  request: ReadRequest;
  onOutline: (outline: PageOutline) => void;
  settle: (answer: ReadAnswer) => void;
}

/** Milliseconds for a thread to load its program; on a busy machine that is longer than a page may take. */
const START_MS = 20_000;

/** A page whose thread was kept waiting by a busy machine gets its time again, this often in all. */
const ROUNDS = 3;
/** Milliseconds within which a thread tells how long it has worked. */
const CPU_ANSWER_MS = 1_000;

/** Heap of a thread: enough for the tree of 2 MiB of markup. */
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 48 };

/** Reads pages in threads of their own, so that no page can hold up or bring down the process. */
export function createReader(options: ReaderOptions = {}): Reader {
  const { threads = Math.max(1, availableParallelism() - 1), timeoutMs = 5_000 } = options;
  const program = options.program ?? new URL('./worker.ts', import.meta.url);
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const loading = new WeakSet<Worker>();
  const queue: Task[] = [];
  let closed = false;

  const start = (): Worker => {
    const worker = new Worker(program, { execArgv: [], resourceLimits: HEAP });
    // A waiting thread must not keep a command-line scan alive.
    worker.unref();
    all.add(worker);
    loading.add(worker);
    // Without a listener an error in an idle thread would end the process; its exit is heard below.
    worker.on('error', () => {});
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
      run(worker, task, { loading: loading.has(worker), timeoutMs }).then((usable) => {
        loading.delete(worker);
        if (usable && !closed) idle.push(worker);
        else void worker.terminate();
        if (!usable) all.delete(worker);
        work();
      });
    }
  };

  // Loads while the first page is being fetched.
  idle.push(start());

  return {
    read: (request, onOutline = () => {}) =>
      new Promise((settle) => {
        if (closed) settle({ ok: false, error: 'the reader is closed' });
        else queue.push({ request, onOutline, settle });
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
function run(worker: Worker, task: Task, state: { loading: boolean; timeoutMs: number }): Promise<boolean> {
  const { loading, timeoutMs } = state;
  return new Promise((resolve) => {
    let settled = false;
    const done = (answer: ReadAnswer, usable: boolean) => {
      settled = true;
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref();
      task.settle(answer);
      resolve(usable);
    };
    const onMessage = (message: ThreadMessage) => {
      if (message === READY) {
        clearTimeout(timer);
        timer = giveUpAfter(timeoutMs);
      } else if ('outline' in message) task.onOutline(message.outline);
      else if ('facts' in message) done({ ok: true, facts: message.facts }, true);
      else done({ ok: false, error: message.error }, true);
    };
    const onError = (error: unknown) =>
      done({ ok: false, error: `the reading thread crashed: ${String(error)}` }, false);
    const onExit = (code: number) => done({ ok: false, error: `the reading thread ended (${code})` }, false);
    const giveUpAfter = (ms: number, round = 1): NodeJS.Timeout =>
      setTimeout(async () => {
        const waited = round < ROUNDS && (await hasWaited(worker, await before, ms));
        if (settled) return;
        if (waited) timer = giveUpAfter(ms, round + 1);
        else done({ ok: false, error: `reading took longer than ${ms} ms` }, false);
      }, ms);
    const before = cpuOf(worker);
    let timer = giveUpAfter(loading ? START_MS : timeoutMs);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.ref();
    worker.postMessage(task.request, [task.request.bytes.buffer]);
  });
}

/** Processor time of a thread; undefined where it does not tell in time. */
function cpuOf(worker: Worker, since?: NodeJS.CpuUsage): Promise<NodeJS.CpuUsage | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, CPU_ANSWER_MS, undefined).unref());
  return Promise.race([worker.cpuUsage(since), late]).catch(() => undefined);
}

/** Whether a thread has had the processor for less than half of the time that went by. */
async function hasWaited(worker: Worker, since: NodeJS.CpuUsage | undefined, ms: number): Promise<boolean> {
  const used = since && (await cpuOf(worker, since));
  return used !== undefined && (used.user + used.system) / 1_000 < ms / 2;
}
