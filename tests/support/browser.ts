import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';

/** No sandbox (containers run as root), no background traffic, and no host but our own can be resolved. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

const commands = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable'];

/** Where Google Chrome lives on systems that do not put it on the PATH. */
const chromePaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (command: string) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command));

/** The binary inside the npm package, unpacked; it needs libraries that a bare machine may lack. */
const bundledBrowser = async (): Promise<string> => {
  const path = await sparticuz.executablePath();
  const { status, stderr, error } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' });
  if (status === 0) return path;
  const reason = error?.message ?? stderr.trim().split('\n')[0];
  throw new Error(
    `No browser for the tests: there is no chromium, chromium-headless-shell or Google Chrome, CHROMIUM_PATH is not set, and the binary of @sparticuz/chromium does not start (${reason}). Install one, for example: apt-get install chromium-headless-shell`,
  );
};

/**
 * Path of a Chromium: CHROMIUM_PATH, chromium-headless-shell, chromium, Google Chrome, @sparticuz/chromium.
 * @throws Error that says what to install; a missing browser never skips a test.
 */
export const findBrowser = async (): Promise<string> => {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which is not an executable file`);
  }
  return [...commands.flatMap(onPath), ...chromePaths].find(isExecutable) ?? (await bundledBrowser());
};
