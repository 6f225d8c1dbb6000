import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { createLog } from './log.ts';
import { type Running, start } from './start.ts';

/** Milliseconds after which the process ends, whatever is still under way. */
const lastMomentMs = 10_000;

/** What went wrong, for the person who starts the server. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const cause = error instanceof Error && error.cause ? `: ${String(error.cause)}` : '';
  return `The server could not be started: ${error instanceof Error ? error.message : String(error)}${cause}`;
}

function endOnSignals(running: Running): void {
  const leave = () => {
    process.stderr.write(`Not ended after ${lastMomentMs / 1000} s: work under way was left\n`);
    process.exit(1);
  };
  const end = async () => {
    setTimeout(leave, lastMomentMs).unref();
    await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}

try {
  const config = readConfig(process.env);
  const running = await start(config, createLog(config.logLevel));
  endOnSignals(running);
  process.stdout.write(`ready: ${running.url ?? 'worker'}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
