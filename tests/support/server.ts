import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newDataDir } from './prepare-data.ts';

const root = join(import.meta.dirname, '../..');
const startDeadline = 120_000;

export interface TestServer {
  /** Address without trailing slash, on 127.0.0.1. */
  url: string;
  dataDir: string;
  /** Everything the server wrote so far. */
  output: () => string;
  /** Asks the server to end and waits for it; removes the data unless they were handed in. Gives the exit code. */
  stop: () => Promise<number | null>;
  /** Ends the server as a crash would; the data stay. */
  kill9: () => Promise<void>;
}

export interface ServerOptions {
  /** Port of the site farm that every scan connects to. */
  farmPort?: number;
  /** A free one by default. */
  port?: number;
  /** Kept after the end, so that another server can go on with it; a fresh temporary folder by default. */
  dataDir?: string;
  /** Settings on top of the tests' own: captcha and rate limit off, quiet log. */
  env?: Record<string, string>;
}

/** The machine's environment without settings of the product, which would leak into tests. */
const cleanEnvironment = () => {
  const { PATH, HOME, TMPDIR, LANG, TZ, CHROMIUM_PATH } = process.env;
  return { PATH, HOME, TMPDIR, LANG, TZ, CHROMIUM_PATH };
};

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/** Resolves with the address of the line `ready: http://…`; rejects when the server ends or is silent for too long. */
const untilReady = (child: ChildProcess, output: () => string) =>
  new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}:\n${output()}`));
    const timer = setTimeout(() => fail(`was not ready within ${startDeadline / 1000} s`), startDeadline);
    child.once('error', (cause) => fail(`could not be started (${cause.message})`));
    child.once('exit', (code, signal) => fail(`ended with ${signal ?? code} before it was ready`));
    if (!child.stdout) return fail('has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^ready: (http:\S+)$/.exec(line)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });

/** Starts the real server as a process of its own, on a free port, with data of its own. */
export const startServer = async ({
  farmPort,
  port = 0,
  dataDir,
  env = {},
}: ServerOptions = {}): Promise<TestServer> => {
  const folder = dataDir ?? (await newDataDir());
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...cleanEnvironment(),
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      CAPTCHA_PROVIDER: 'none',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...(farmPort === undefined ? {} : { SCAN_CONNECT_TO: `127.0.0.1:${farmPort}` }),
      ...env,
    },
  });
  // A test that fails on its way must not leave it behind.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  const output = () => text;
  const cleanUp = () => (dataDir ? Promise.resolve() : rm(folder, { recursive: true, force: true }));
  try {
    const address = await untilReady(child, output);
    return {
      url: `http://127.0.0.1:${new URL(address).port}`,
      dataDir: folder,
      output,
      stop: async () => {
        await end(child, 'SIGTERM');
        await cleanUp();
        return child.exitCode;
      },
      kill9: () => end(child, 'SIGKILL'),
    };
  } catch (cause) {
    await end(child, 'SIGKILL');
    await cleanUp();
    throw cause;
  }
};
